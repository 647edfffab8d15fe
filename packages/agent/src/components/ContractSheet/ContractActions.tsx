import { useState } from 'react';
import {
  errorMessageKey,
  useAnswerContractMutation,
  useRevokeContractMutation,
  useSendContractMutation,
  useWithdrawContractMutation,
} from '@parlor/api-client';
import type { ContractDetail } from '@parlor/contract';
import { toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button } from '@parlor/ui-kit';
import { ConfirmDialog } from '@parlor/ui-kit/dialog';

const questions = {
  accept: { title: 'actions.acceptTitle', text: 'actions.acceptText', isDangerous: false },
  reject: { title: 'actions.rejectTitle', text: 'actions.rejectText', isDangerous: true },
  revoke: { title: 'actions.revokeTitle', text: 'actions.revokeText', isDangerous: true },
} as const;
type Question = keyof typeof questions;
type Action = ContractDetail['actions'][number];

const isQuestion = (action: Action): action is Question => Object.hasOwn(questions, action);

/** The account's actions on a contract. Irreversible ones ask for confirmation. */
export function ContractActions({ contract, onAmend }: { contract: ContractDetail; onAmend: () => void }) {
  const { t } = useTranslation('contracts');
  const toast = useToast();
  const [answer, answering] = useAnswerContractMutation();
  const [revoke, revoking] = useRevokeContractMutation();
  const [send, sending] = useSendContractMutation();
  const [withdraw, withdrawing] = useWithdrawContractMutation();
  const [openQuestion, setOpenQuestion] = useState<Question>();
  const isBusy = answering.isLoading || revoking.isLoading || sending.isLoading || withdrawing.isLoading;
  const { contractId } = contract;

  const run = async (action: Action) => {
    if (isBusy) return;
    const version = (contract.proposed ?? contract.current)?.version ?? 1;
    const calls = {
      accept: () => answer({ contractId, isAccepted: true, version }),
      reject: () => answer({ contractId, isAccepted: false, version }),
      revoke: () => revoke(contractId),
      send: () => send(contractId),
      withdraw: () => withdraw(contractId),
    };
    if (action === 'amend') return onAmend();
    const { error } = await calls[action]();
    setOpenQuestion(undefined);
    if (error) toast({ tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.short });
    else toast({ tone: 'success', messageKey: 'contracts:actions.done', durationMs: toastDuration.success });
  };
  const question = openQuestion && questions[openQuestion];
  return (
    <>
      {contract.actions.map((action) => (
        <Button
          key={action}
          variant={action === 'accept' || action === 'send' ? 'primary' : 'secondary'}
          isLoading={isBusy && openQuestion === undefined}
          onClick={() => (isQuestion(action) ? setOpenQuestion(action) : void run(action))}
        >
          {t(`actions.${action}`)}
        </Button>
      ))}
      <ConfirmDialog
        isOpen={question !== undefined}
        title={question ? t(question.title) : ''}
        description={question ? t(question.text) : ''}
        confirmLabel={openQuestion ? t(`actions.${openQuestion}`) : ''}
        cancelLabel={t('actions.cancel')}
        isDangerous={question?.isDangerous ?? false}
        isBusy={isBusy}
        onConfirm={() => openQuestion && void run(openQuestion)}
        onCancel={() => setOpenQuestion(undefined)}
      />
    </>
  );
}
