import { useState } from 'react';
import { isApiError, useCreateWithdrawalMutation, usePasskeyStep } from '@parlor/api-client';
import { passkeyPurpose, type BankCard, type Withdrawal, type WithdrawalTerms } from '@parlor/contract';
import { forgetDraft, storeDraft, readDraft, useGatewayNow, useSession } from '@parlor/core';
import { readWithdrawAmount, type WithdrawProblem } from '../model/withdrawRules.ts';

interface Options {
  terms: WithdrawalTerms;
  /** At least one. */
  cards: readonly BankCard[];
  /** Until when the payment password is locked, in epoch ms; null if it is not. */
  lockedUntil: number | null;
  onRequested: (withdrawal: Withdrawal) => void;
}

/** The errors of the input. Nothing is sent until they are corrected. */
interface TypedProblems {
  amount?: WithdrawProblem;
  card?: 'missing';
  password?: 'incomplete' | 'locked';
}

/**
 * The state of the withdrawal form. Amount and card are kept in a draft until the request is accepted; the payment
 * password is kept in memory for one attempt. One intent has one idempotency key, however often it is sent.
 */
export function useWithdrawForm({ terms, cards, lockedUntil: knownLock, onRequested }: Options) {
  const [create, { isLoading: isCreating }] = useCreateWithdrawalMutation();
  const withPasskey = usePasskeyStep();
  const [isProving, setIsProving] = useState(false);
  const isSending = isCreating || isProving;
  const gatewayNow = useGatewayNow();
  // One draft per player: another player on this phone gets an empty form.
  const draft = `withdraw.${useSession()?.userName ?? ''}`;
  const [{ typed = '', cardId }, setDetails] = useState(() => readDraft(draft));
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const [receivedLock, setReceivedLock] = useState(0);
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());

  const card =
    cardId === undefined
      ? (cards.find(({ isDefault }) => isDefault) ?? cards[0])
      : cards.find(({ id }) => id === cardId);
  const { amount, problem } = readWithdrawAmount(typed, terms);
  const lockedUntil = Math.max(knownLock ?? 0, receivedLock);
  const isLocked = lockedUntil > gatewayNow();
  const problems: TypedProblems = {
    ...(problem && { amount: problem }),
    ...(!card && { card: 'missing' }),
    ...(isLocked ? { password: 'locked' } : !/^\d{6}$/.test(password) && { password: 'incomplete' }),
  };
  const isComplete = Object.keys(problems).length === 0;

  // Changed details are a new intent and need a new key.
  const change = (details: { typed?: string; cardId?: string }) => {
    setDetails((before) => ({ ...before, ...details }));
    storeDraft(draft, details);
    setIdempotencyKey(crypto.randomUUID());
    setRefusal(undefined);
  };

  const changePassword = (next: string) => {
    setPassword(next);
    setRefusal(undefined);
  };

  /** Asks the player to confirm; false if there is an error to correct first. */
  const ask = (): boolean => {
    setWasSent(true);
    setRefusal(undefined);
    setIsAsking(isComplete);
    return isComplete;
  };

  const send = async () => {
    if (!card || amount === undefined || isSending) return;
    // The content of the confirmation, without later changes.
    const expectedBonuses = terms.bonuses.map(({ bonusId, balance }) => ({ bonusId, balance }));
    setIsProving(true);
    const { data, error } = await withPasskey(passkeyPurpose.withdrawal({ amount, cardId: card.id }), (proof) =>
      create({
        body: {
          amount,
          cardId: card.id,
          paymentPassword: password,
          ...proof,
          ...(expectedBonuses.length > 0 && { endsBonuses: expectedBonuses }),
        },
        idempotencyKey,
      }),
    );
    setIsProving(false);
    setPassword('');
    setWasSent(false);
    setIsAsking(false);
    if (data) {
      forgetDraft(draft);
      onRequested(data);
      return;
    }
    setRefusal(error);
    if (!isApiError(error)) return;
    if (error.code === 'payment_password.locked') setReceivedLock(gatewayNow() + (error.value?.retryAfter ?? 0) * 1000);
    // Without an answer the request may have been accepted. The same key keeps a retry from being a second withdrawal.
    if (error.status !== 0 && error.status < 500) setIdempotencyKey(crypto.randomUUID());
  };

  return {
    typed,
    amount,
    amountProblem: problem,
    card,
    password,
    lockedUntil,
    isLocked,
    isAsking,
    isSending,
    refusal,
    /** Shown after the first attempt to continue. */
    shownProblems: wasSent ? problems : {},
    changeAmount: (text: string) => change({ typed: text }),
    changeCard: (id: string) => change({ cardId: id }),
    changePassword,
    ask,
    send,
    stopAsking: () => setIsAsking(false),
  };
}
