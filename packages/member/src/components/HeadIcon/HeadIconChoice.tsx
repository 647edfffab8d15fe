import { useId } from 'react';
import { headIcons, type HeadIconId } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Heading, Stack } from '@parlor/ui-kit';
import { HeadIcon } from './HeadIcon.tsx';
import * as S from './HeadIcon.styles.ts';

interface Props {
  value: HeadIconId | '';
  name: string;
  onChange: (headIcon: HeadIconId | '') => void;
}

/** A choice of drawings, or the first letter of the name. */
export function HeadIconChoice({ value, name, onChange }: Props) {
  const { t } = useTranslation('security');
  const id = useId();
  return (
    <Stack gap={3}>
      <Heading level={2} size={16} id={id}>
        {t('profile.icon')}
      </Heading>
      <S.Choices role="radiogroup" aria-labelledby={id}>
        {(['', ...headIcons] as const).map((headIcon) => (
          <S.Choice key={headIcon}>
            <HeadIcon headIcon={headIcon} name={name} />
            <input
              type="radio"
              name={id}
              aria-label={headIcon === '' ? t('profile.initial') : t(`profile.icons.${headIcon}`)}
              checked={value === headIcon}
              onChange={() => onChange(headIcon)}
            />
          </S.Choice>
        ))}
      </S.Choices>
    </Stack>
  );
}
