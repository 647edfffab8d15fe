import { useEffect, useState } from 'react';
import { toastDuration, useSettings, useToast } from '@parlor/core';
import { isLanguage, languages, useLanguage, useTranslation } from '@parlor/i18n';
import { Flag, LanguagePicker } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import { languageFlags } from './languageFlags.ts';
import type { ShellDialogProps } from './shellDialogProps.ts';

/** The list of languages. A picked language is marked at once and applied when its pack has loaded. */
function Choices({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { language, setLanguage } = useLanguage();
  const offered = useSettings().languages;
  const [picked, setPicked] = useState<string>(language);
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    if (!isDone || picked !== language) return;
    setIsDone(false);
    onDone();
    // oxlint-disable-next-line react/exhaustive-deps -- done once, whatever the callback is by then
  }, [isDone, picked, language]);

  const pick = (code: string) => {
    if (!isLanguage(code)) return;
    setPicked(code);
    setLanguage(code).catch(() => {
      // If the pack fails to load, the language does not change.
      setPicked((last) => (last === code ? language : last));
      setIsDone(false);
      toast({ tone: 'danger', messageKey: 'common:state.pageFailedText', durationMs: toastDuration.short });
    });
  };
  return (
    <LanguagePicker
      label={t('shell.language')}
      languages={languages
        .filter(({ code }) => offered.includes(code))
        .map(({ code, name, tag }) => ({ code, name, lang: tag, flag: <Flag country={languageFlags[code]} /> }))}
      value={picked}
      onChange={pick}
      onDone={() => setIsDone(true)}
    />
  );
}

/** Lets the player choose a language that the merchant offers and that has a pack. The page changes in place. */
export function LanguageDialog({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shell.language')} closeLabel={t('action.close')}>
      <Choices onDone={onClose} />
    </Dialog>
  );
}
