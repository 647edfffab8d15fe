import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SecurityOverview } from '@parlor/contract';
import { paths, toastDuration, useDialogs, useSettings, useStepBack, useToast } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, EmptyState, Heading, Stack, Text, writeDate } from '@parlor/ui-kit';
import {
  ChangePaymentPasswordForm,
  ResetPaymentPasswordForm,
  SetPaymentPasswordForm,
} from '../components/PaymentPasswordForms/PaymentPasswordForms.tsx';
import { SecurityGate } from '../components/SecurityGate/SecurityGate.tsx';

/**
 * Replaces an existing payment password: with the current one, or with a code if it is forgotten or locked.
 */
function Present({
  overview: { paymentPassword, mobile, email },
  onDone,
}: {
  overview: SecurityOverview;
  onDone: (messageKey: string) => void;
}) {
  const { t } = useTranslation('security');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const { openDialog } = useDialogs();
  const [isForgotten, setIsForgotten] = useState(false);
  const { lockedUntil, resetBy } = paymentPassword;

  if (isForgotten && resetBy === 'service') {
    return (
      <EmptyState
        scene="closed"
        title={t('payment.serviceTitle')}
        description={t('payment.serviceText')}
        action={
          <>
            <Button onClick={() => openDialog('service')}>{t('payment.service')}</Button>
            <Button variant="secondary" onClick={() => setIsForgotten(false)}>
              {t('payment.back')}
            </Button>
          </>
        }
      />
    );
  }
  if (isForgotten) {
    const target = resetBy === 'sms' ? mobile.masked : email.masked;
    return (
      <ResetPaymentPasswordForm
        target={target}
        onDone={() => onDone('security:payment.wasSet')}
        onBack={() => setIsForgotten(false)}
      />
    );
  }
  return (
    <>
      {lockedUntil !== null && (
        <Card as="section" isAccented>
          <Stack gap={1}>
            <Heading level={2} size={16}>
              {t('payment.lockedTitle')}
            </Heading>
            <Text size={14}>
              {t('payment.lockedText', {
                time: writeDate(lockedUntil, 'time', { locale: tag, timeZone, length: 'short' }),
              })}
            </Text>
          </Stack>
        </Card>
      )}
      <ChangePaymentPasswordForm
        onDone={() => onDone('security:payment.wasChanged')}
        onForgotten={() => setIsForgotten(true)}
      />
    </>
  );
}

/**
 * The payment password at /m/securityCenter/FundsPasswordBox: set, change and reset. Its input is never stored in a
 * draft.
 */
export function Page() {
  const toast = useToast();
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const handleDone = (messageKey: string) => {
    toast({ tone: 'success', messageKey, durationMs: toastDuration.success });
    stepBack(() => void navigate(paths.securityCenter, { replace: true }));
  };
  return (
    <SecurityGate>
      {(overview) =>
        overview.paymentPassword.isSet ? (
          <Present overview={overview} onDone={handleDone} />
        ) : (
          <SetPaymentPasswordForm onDone={() => handleDone('security:payment.wasSet')} />
        )
      }
    </SecurityGate>
  );
}
