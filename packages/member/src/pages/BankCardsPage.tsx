import { lazy, Suspense, useState } from 'react';
import {
  errorMessageKey,
  useChangePayeeNameMutation,
  useListBankCardsQuery,
  useRemoveBankCardMutation,
  useSetDefaultBankCardMutation,
} from '@parlor/api-client';
import { bankNames, banksOf, MAX_BANK_CARDS, type BankCard, type BankCards } from '@parlor/contract';
import { Link, paths, toastDuration, useDialogs, useSettings, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, EmptyState, ErrorState, Field, LinkButton, Skeleton, Stack, Text } from '@parlor/ui-kit';
import { AddBankCardForm } from '../components/AddBankCardForm/AddBankCardForm.tsx';
import { BankCardFace } from '../components/BankCardFace/BankCardFace.tsx';
import { SecurityGate } from '../components/SecurityGate/SecurityGate.tsx';

const PinDialog = lazy(async () => ({ default: (await import('../components/PinDialog/PinDialog.tsx')).PinDialog }));

/**
 * The confirmation in a dialog. Kept until the dialog has closed, so that its text does not change during the
 * animation.
 */
type Question = { isOpen: boolean } & ({ about: 'remove'; card: BankCard } | { about: 'rename'; name: string });

/** The member's cards with their actions. */
function CardList({ cards }: { cards: BankCards }) {
  const { t } = useTranslation('security');
  const { currency } = useSettings();
  const toast = useToast();
  const [question, setQuestion] = useState<Question>();
  const [remove] = useRemoveBankCardMutation();
  const [rename] = useChangePayeeNameMutation();
  const [setDefault, { isLoading: isChoosing, originalArgs: chosen }] = useSetDefaultBankCardMutation();
  const nameOf = (card: BankCard) =>
    t('center.card', { bank: bankNames(card.bankCode, currency).name, lastFour: card.lastFour });
  const say = (messageKey: string) => toast({ tone: 'success', messageKey, durationMs: toastDuration.success });

  const handleDefault = async (cardId: string) => {
    const { error } = await setDefault(cardId);
    if (error) toast({ tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.long });
    else say('security:cards.madeDefault');
  };
  const close = () => question && setQuestion({ ...question, isOpen: false });

  return (
    <>
      <Stack as="ul" gap={6}>
        {cards.list.map((card) => (
          <li key={card.id}>
            <Stack gap={2}>
              <BankCardFace card={card} payeeName={cards.payeeName} currency={currency} />
              <Stack direction="row" gap={2} justify="space-between" isWrapping>
                {!card.isDefault && (
                  <Button
                    size="small"
                    variant="secondary"
                    isLoading={isChoosing && chosen === card.id}
                    aria-label={t('cards.makeDefaultOf', { card: nameOf(card) })}
                    onClick={() => void handleDefault(card.id)}
                  >
                    {t('cards.makeDefault')}
                  </Button>
                )}
                {!card.isLocked && (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={t('cards.removeOf', { card: nameOf(card) })}
                    onClick={() => setQuestion({ isOpen: true, about: 'remove', card })}
                  >
                    {t('cards.remove')}
                  </Button>
                )}
              </Stack>
            </Stack>
          </li>
        ))}
      </Stack>
      {cards.isPayeeLocked ? (
        <Text size={14} tone="secondary">
          {t('cards.lockedText')}
        </Text>
      ) : (
        <Button
          variant="ghost"
          isFullWidth
          onClick={() => setQuestion({ isOpen: true, about: 'rename', name: cards.payeeName })}
        >
          {t('cards.rename')}
        </Button>
      )}
      <Suspense fallback={null}>
        {question?.about === 'remove' && (
          <PinDialog
            isOpen={question.isOpen}
            title={t('cards.removeTitle', { card: nameOf(question.card) })}
            description={t('cards.removeText')}
            submitLabel={t('cards.remove')}
            isDangerous
            send={(paymentPassword) => remove({ cardId: question.card.id, paymentPassword })}
            onDone={() => {
              say('security:cards.removed');
              close();
            }}
            onClose={close}
            onClosed={() => setQuestion(undefined)}
          />
        )}
        {question?.about === 'rename' && (
          <PinDialog
            isOpen={question.isOpen}
            title={t('cards.renameTitle')}
            description={t('cards.renameText')}
            submitLabel={t('profile.save')}
            send={(paymentPassword) => rename({ payeeName: question.name, paymentPassword })}
            onDone={() => {
              say('security:cards.renamed');
              close();
            }}
            onClose={close}
            onClosed={() => setQuestion(undefined)}
          >
            <Field
              label={t('field.payeeName')}
              autoComplete="name"
              value={question.name}
              onChange={(event) => setQuestion({ ...question, name: event.target.value })}
            />
          </PinDialog>
        )}
      </Suspense>
    </>
  );
}

function Cards({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const { currency } = useSettings();
  const { openDialog } = useDialogs();
  const toast = useToast();
  const [isAdding, setIsAdding] = useState(false);
  const { data, isError, isFetching, refetch } = useListBankCardsQuery();

  if (banksOf(currency).length === 0) {
    return (
      <EmptyState
        scene="closed"
        title={t('cards.notOffered')}
        description={t('cards.notOfferedText')}
        action={<Button onClick={() => openDialog('service')}>{t('payment.service')}</Button>}
      />
    );
  }
  if (!hasPassword) {
    return (
      <EmptyState
        title={t('cards.needsPassword')}
        description={t('cards.needsPasswordText')}
        action={<LinkButton render={<Link to={paths.paymentPassword} />}>{t('cards.needsPasswordWay')}</LinkButton>}
      />
    );
  }
  if (!data && isError) {
    return (
      <ErrorState
        title={t('cards.loadFailed')}
        description={common('state.errorText')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data)
    return (
      <div aria-busy>
        <Skeleton width="80%" />
        <Skeleton shape="banner" />
      </div>
    );
  if (isAdding) {
    return (
      <AddBankCardForm
        cards={data}
        onCancel={() => setIsAdding(false)}
        onDone={() => {
          setIsAdding(false);
          toast({ tone: 'success', messageKey: 'security:cards.added', durationMs: toastDuration.success });
        }}
      />
    );
  }
  const addButton = (
    <Button size="large" isFullWidth onClick={() => setIsAdding(true)}>
      {t('cards.add')}
    </Button>
  );
  if (data.list.length === 0)
    return <EmptyState title={t('cards.emptyTitle')} description={t('cards.emptyText')} action={addButton} />;
  return (
    <>
      <Text tone="secondary">{t('cards.text')}</Text>
      <CardList cards={data} />
      {data.list.length < MAX_BANK_CARDS ? (
        addButton
      ) : (
        <Text size={14} tone="secondary">
          {t('cards.full', { max: MAX_BANK_CARDS })}
        </Text>
      )}
      <Text size={14} tone="muted" isCentred>
        {t('cards.count', { count: data.list.length, max: MAX_BANK_CARDS })}
      </Text>
    </>
  );
}

/** Bank cards at /m/securityCenter/BankCards: the targets of payouts. */
export function Page() {
  return <SecurityGate>{({ paymentPassword }) => <Cards hasPassword={paymentPassword.isSet} />}</SecurityGate>;
}
