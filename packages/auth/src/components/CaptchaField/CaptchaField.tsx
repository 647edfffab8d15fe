import type { ComponentProps } from 'react';
import { useGetCaptchaQuery } from '@parlor/api-client';
import { CAPTCHA_MAX_LENGTH } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Field, Skeleton } from '@parlor/ui-kit';
import * as S from './CaptchaField.styles.ts';

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'end' | 'help'> & {
  /** Called with a new picture: what was typed for the old one is worth nothing. */
  onRefresh: () => void;
};

/** A picture and the field for what it shows. A press on the picture brings a new one. */
export function CaptchaField({ onRefresh, error, ...input }: Props) {
  const { t } = useTranslation('auth');
  const { data, isFetching, isError, refetch } = useGetCaptchaQuery(undefined, { refetchOnMountOrArgChange: true });

  const refresh = () => {
    onRefresh();
    void refetch();
  };

  return (
    <Field
      {...input}
      label={t('field.captcha')}
      help={t('captcha.help')}
      error={error ?? (isError ? t('captcha.failed') : undefined)}
      maxLength={CAPTCHA_MAX_LENGTH}
      autoComplete="off"
      autoCapitalize="off"
      end={
        <S.Picture type="button" aria-label={t('captcha.refresh')} onClick={refresh}>
          {data && !isFetching ? <img src={`data:image/png;base64,${data.image}`} alt={t('captcha.picture')} /> : <Skeleton shape="control" />}
        </S.Picture>
      }
    />
  );
}
