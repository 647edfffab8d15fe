import { useState } from 'react';
import { useTranslation } from '@parlor/i18n';
import { Button, Stack, Text } from '@parlor/ui-kit';
import { currentMode, setMode, type Mode } from '../startup/mode.ts';

/** Dark or light, at once and for the next visit. */
export function ModeSwitch() {
  const { t } = useTranslation();
  const [mode, setShownMode] = useState<Mode>(currentMode);
  const choose = (next: Mode) => {
    setMode(next);
    setShownMode(next);
  };
  return (
    <Stack gap={2}>
      <Text size={14} tone="secondary">{t('shell.theme')}</Text>
      <Stack direction="row" gap={2}>
        {(['dark', 'light'] as const).map((option) => (
          <Button key={option} isFullWidth variant={mode === option ? 'primary' : 'secondary'} aria-pressed={mode === option} onClick={() => choose(option)}>
            {t(`shell.${option}`)}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
