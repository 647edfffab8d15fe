import { useRef, type ChangeEvent, type ComponentProps } from 'react';
import { errorMessageKey } from '@parlor/api-client';
import { SMS_CODE_MAX_LENGTH } from '@parlor/contract';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Button, Field } from '@parlor/ui-kit';
import { useIncomingCode } from '../../hooks/useIncomingCode.ts';
import type { SmsCode } from '../../hooks/useSmsCode.ts';
import * as S from './SmsCodeField.styles.ts';

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'start' | 'end' | 'help' | 'value' | 'defaultValue'> & {
  /** The result of `useSmsCode` for the number. */
  sms: SmsCode;
  /** Called with a code that the browser read from the message. */
  onFilled: (code: string) => void;
};

/**
 * Extracts the digits of a pasted message, limited to the length of a code. `maxLength` would cut the text before the
 * code instead.
 */
function codeDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, SMS_CODE_MAX_LENGTH);
}

/** The field for an SMS code, with the button that sends one. Takes the props of `register('verificationCode')`. */
export function SmsCodeField({ sms, onFilled, error, onChange, onFocus, ref, ...input }: Props) {
  const { t } = useTranslation('auth');
  const message = useMessage();
  const field = useRef<HTMLInputElement>(null);
  useIncomingCode(sms.sentCount, (code) => onFilled(codeDigits(code)));

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = codeDigits(event.target.value);
    if (digits !== event.target.value) event.target.value = digits;
    onChange?.(event);
  };
  const handleSend = async () => {
    await sms.send();
    // The button is disabled during the countdown, so the focus moves to the code.
    field.current?.focus();
  };

  const isWaiting = sms.secondsLeft > 0;
  return (
    <Field
      {...input}
      ref={(element) => {
        field.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      label={t('field.verificationCode')}
      error={error ?? (sms.error === undefined ? undefined : message(errorMessageKey(sms.error)))}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="one-time-code"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={handleChange}
      onFocus={(event) => {
        sms.prepare();
        onFocus?.(event);
      }}
      end={
        <S.Send>
          <Button
            size="small"
            variant="ghost"
            isLoading={sms.isSending}
            disabled={!sms.canSend && !sms.isSending}
            aria-label={isWaiting ? t('code.againIn', { seconds: sms.secondsLeft }) : undefined}
            onPointerEnter={sms.prepare}
            onFocus={sms.prepare}
            onClick={() => void handleSend()}
          >
            {isWaiting ? t('code.again', { seconds: sms.secondsLeft }) : t('code.send')}
          </Button>
        </S.Send>
      }
    />
  );
}
