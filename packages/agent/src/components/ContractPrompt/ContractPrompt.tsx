import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useGetContractRequestsQuery } from '@parlor/api-client';
import { paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { ConfirmDialog } from '@parlor/ui-kit/dialog';

/** What may be asked, in its order: by which flag, and where the contract is. */
const questions = [
  { kind: 'salary', flag: 'dailysalreqtype', screen: paths.salaryContract },
  { kind: 'dividend', flag: 'divtypecompperiodreq', screen: paths.dividendContract },
  { kind: 'hour', flag: 'contracthoursalreq', screen: paths.hourContract },
] as const;

type Question = (typeof questions)[number];

/**
 * Asks whether to see the contracts that wait for an answer, one after the other. Where there is none, or nobody knows,
 * nothing is shown.
 */
export function ContractPrompt() {
  const { t } = useTranslation('agent');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data, isFetching } = useGetContractRequestsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [answered, setAnswered] = useState<readonly Question[]>([]);
  const [chosen, setChosen] = useState<string>();

  const titles = {
    salary: t('contractRequest.salary'),
    dividend: t('contractRequest.dividend'),
    hour: t('contractRequest.hour'),
  };
  // What is known from before may be another account's.
  const pending = questions.filter(({ flag }) => !isFetching && data?.[flag]);
  const current = pending.find((question) => !answered.includes(question));
  // Whoever went to see a contract is asked about the next one when they leave it.
  const isBusy = pathname === chosen;

  const answer = (question: Question) => setAnswered([...answered, question]);
  const handleGo = (question: Question) => {
    answer(question);
    setChosen(question.screen);
    void navigate(question.screen);
  };

  return pending.map((question) => (
    <ConfirmDialog
      key={question.kind}
      isOpen={question === current && !isBusy}
      title={titles[question.kind]}
      description={t('contractRequest.text')}
      confirmLabel={t('contractRequest.go')}
      cancelLabel={common('action.cancel')}
      onConfirm={() => handleGo(question)}
      onCancel={() => answer(question)}
    />
  ));
}
