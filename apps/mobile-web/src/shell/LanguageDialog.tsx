import { useSettings } from '@parlor/core';
import { isLanguage, languages, useLanguage, useTranslation } from '@parlor/i18n';
import { Flag, LanguagePicker } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import { languageFlags } from './languageFlags.ts';
import type { ShellDialogProps } from './shellDialogProps.ts';

/** Chooses among the languages that the merchant offers and that have a pack; it is switched in place. */
export function LanguageDialog({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  const offered = useSettings().languages;

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shell.language')} closeLabel={t('action.close')}>
      <LanguagePicker
        label={t('shell.language')}
        languages={languages.filter(({ code }) => offered.includes(code)).map(({ code, name, tag }) => ({ code, name, lang: tag, flag: <Flag country={languageFlags[code]} /> }))}
        value={language}
        onChange={(code) => {
          if (isLanguage(code)) void setLanguage(code);
        }}
        onDone={onClose}
      />
    </Dialog>
  );
}
