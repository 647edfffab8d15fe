import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf';
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon';
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun';
import { memo } from 'react';
import { useTranslation } from '@parlor/i18n';
import { useBrand } from '@parlor/ui-kit/brand';
import { currentMode, setMode } from '../../startup/mode.ts';
import * as S from './ModeSwitch.styles.ts';

const icons = {
  dark: <MoonIcon aria-hidden />,
  light: <SunIcon aria-hidden />,
  contrast: <CircleHalfIcon aria-hidden />,
};

/**
 * The modes that the brand offers, where it offers a choice. The browser itself keeps which one is checked, and styles
 * follow it, so that switching renders no component again.
 */
export const ModeSwitch = memo(function ModeSwitch() {
  const { t } = useTranslation();
  const { modes } = useBrand();
  if (modes.length < 2) return null;
  // Read anew each time: a render in another language must not check the mode with which the menu was opened.
  const shown = currentMode();
  return (
    <S.Root>
      <S.Legend>{t('shell.theme')}</S.Legend>
      <S.Choices>
        {modes.map((mode) => (
          <S.Choice key={mode}>
            <S.Radio
              type="radio"
              name="mode"
              value={mode}
              defaultChecked={mode === shown}
              onChange={() => setMode(mode)}
            />
            <S.Label>
              {icons[mode]}
              {t(`shell.${mode}`)}
            </S.Label>
          </S.Choice>
        ))}
      </S.Choices>
    </S.Root>
  );
});
