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
 * The modes of a brand with more than one. The radios are uncontrolled and styles follow an attribute, so that
 * switching rerenders nothing.
 */
export const ModeSwitch = memo(function ModeSwitch() {
  const { t } = useTranslation();
  const { modes } = useBrand();
  if (modes.length < 2) return null;
  // Read on every render: a render in another language must not reset the mode.
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
