import type { ChangeEvent, ComponentProps } from 'react';
import { useGetCaptchaQuery } from '@parlor/api-client';
import { CAPTCHA_MAX_LENGTH } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Field, Skeleton } from '@parlor/ui-kit';
import * as S from './CaptchaField.styles.ts';

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'end' | 'help'> & {
  /** Called when the picture is replaced, so that the form clears its answer. */
  onRefresh: () => void;
};

/**
 * A captcha: a picture with digits or a sum, and the field for the answer. Mounting the field fetches a new picture
 * (change its `key` for another one), and so does a press on it.
 */
export function CaptchaField({ onRefresh, onChange, error, ...input }: Props) {
  const { t } = useTranslation('auth');
  const { data, isFetching, isError, refetch } = useGetCaptchaQuery(undefined, { refetchOnMountOrArgChange: true });

  const refresh = () => {
    onRefresh();
    void refetch();
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replaceAll(/\D/g, '');
    if (digits !== event.target.value) event.target.value = digits;
    onChange?.(event);
  };

  return (
    <Field
      {...input}
      label={t('field.captcha')}
      help={t('captcha.help')}
      error={error ?? (isError ? t('captcha.failed') : undefined)}
      onChange={handleChange}
      maxLength={CAPTCHA_MAX_LENGTH}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      autoCapitalize="off"
      end={
        <S.Picture type="button" aria-label={t('captcha.refresh')} aria-busy={isFetching} onClick={refresh}>
          {data && !isFetching ? (
            <img src={`data:image/png;base64,${data.image}`} alt={t('captcha.picture')} />
          ) : (
            <Skeleton shape="control" />
          )}
        </S.Picture>
      }
    />
  );
}
