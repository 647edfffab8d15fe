import { lazy, Suspense, useState } from 'react';
import { usePasskeyStep, useRemovePasskeyMutation } from '@parlor/api-client';
import { passkeyPurpose, type Passkey } from '@parlor/contract';
import { toastDuration, useSettings, useToast } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, Heading, Stack, Text, writeDate } from '@parlor/ui-kit';

const PinDialog = lazy(async () => ({ default: (await import('../PinDialog/PinDialog.tsx')).PinDialog }));
const RenamePasskeyDialog = lazy(async () => ({
  default: (await import('./RenamePasskeyDialog.tsx')).RenamePasskeyDialog,
}));

/**
 * The confirmation in a dialog. Kept until the dialog has closed, so that its text does not change during the
 * animation.
 */
interface Question {
  about: 'remove' | 'rename';
  passkey: Passkey;
  isOpen: boolean;
}

/** The active passkeys, each with its actions. */
export function PasskeyList({ list }: { list: readonly Passkey[] }) {
  const { t } = useTranslation('security');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const toast = useToast();
  const [question, setQuestion] = useState<Question>();
  const [remove] = useRemovePasskeyMutation();
  const withPasskey = usePasskeyStep();
  const day = (time: number) => writeDate(time, 'date', { locale: tag, timeZone, length: 'short' });
  const close = () => question && setQuestion({ ...question, isOpen: false });
  const done = (messageKey: string) => {
    toast({ tone: 'success', messageKey, durationMs: toastDuration.success });
    close();
  };
  const dialog = {
    isOpen: question?.isOpen === true,
    onClose: close,
    onClosed: () => setQuestion(undefined),
  };

  return (
    <>
      <Stack as="ul" gap={4}>
        {list.map((passkey) => (
          <li key={passkey.id}>
            <Card>
              <Stack gap={2}>
                <Heading level={2} size={16}>
                  {passkey.name}
                </Heading>
                <Text size={14} tone="secondary">
                  {t('passkeys.addedAt', { day: day(passkey.addedAt) })}
                  {' · '}
                  {passkey.usedAt === null
                    ? t('passkeys.neverUsed')
                    : t('passkeys.usedAt', { day: day(passkey.usedAt) })}
                </Text>
                {passkey.host !== location.hostname && (
                  <Text size={14}>{t('passkeys.elsewhere', { host: passkey.host })}</Text>
                )}
                <Stack direction="row" gap={2} isWrapping>
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={t('passkeys.renameOf', { name: passkey.name })}
                    onClick={() => setQuestion({ about: 'rename', passkey, isOpen: true })}
                  >
                    {t('passkeys.rename')}
                  </Button>
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={t('passkeys.removeOf', { name: passkey.name })}
                    onClick={() => setQuestion({ about: 'remove', passkey, isOpen: true })}
                  >
                    {t('cards.remove')}
                  </Button>
                </Stack>
              </Stack>
            </Card>
          </li>
        ))}
      </Stack>
      <Suspense fallback={null}>
        {question?.about === 'rename' && (
          <RenamePasskeyDialog {...dialog} passkey={question.passkey} onDone={() => done('security:profile.saved')} />
        )}
        {question?.about === 'remove' && (
          <PinDialog
            {...dialog}
            title={t('passkeys.removeTitle', { name: question.passkey.name })}
            description={t('passkeys.removeText')}
            submitLabel={t('cards.remove')}
            isDangerous
            send={(paymentPassword) => {
              const body = { passkeyId: question.passkey.id, paymentPassword };
              return withPasskey(passkeyPurpose.removePasskey(body), (proof) => remove({ ...body, ...proof }));
            }}
            onDone={() => done('security:passkeys.removed')}
          />
        )}
      </Suspense>
    </>
  );
}
