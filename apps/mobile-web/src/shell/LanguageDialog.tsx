import { useSettings } from '@parlor/core';
import { languages, useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Stack } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import type { ShellDialogProps } from './shellDialogProps.ts';

/** Chooses the language; it is switched in place. */
export function LanguageDialog({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  const offered = useSettings().languages;

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shell.language')} closeLabel={t('action.close')}>
      <Stack gap={2}>
        {languages
          .filter(({ code }) => offered.includes(code))
          .map(({ code, name, tag }) => (
            <Button
              key={code}
              lang={tag}
              variant={code === language ? 'primary' : 'secondary'}
              aria-pressed={code === language}
              isFullWidth
              onClick={() => {
                void setLanguage(code);
                onClose();
              }}
            >
              {name}
            </Button>
          ))}
      </Stack>
    </Dialog>
  );
}
