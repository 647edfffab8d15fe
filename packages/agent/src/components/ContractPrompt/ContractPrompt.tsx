import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useGetContractRequestsQuery } from '@parlor/api-client';
import { paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { useAgentsPack } from '@parlor/i18n/agents';
import { ConfirmDialog } from '@parlor/ui-kit/dialog';

/** The contracts in the order of their prompts: the flag of each and the path of its page. */
const questions = [
  { kind: 'salary', flag: 'dailysalreqtype', screen: paths.salaryContract },
  { kind: 'dividend', flag: 'divtypecompperiodreq', screen: paths.dividendContract },
  { kind: 'hour', flag: 'contracthoursalreq', screen: paths.hourContract },
] as const;

type Question = (typeof questions)[number];

/**
 * Asks one by one whether to open the contracts that wait for an answer. Renders nothing if there is none or the call
 * fails.
 */
export function ContractPrompt() {
  const { data, isFetching } = useGetContractRequestsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [answered, setAnswered] = useState<readonly Question[]>([]);
  const [chosen, setChosen] = useState<string>();
  // A cached answer may belong to another account.
  const pending = questions.filter(({ flag }) => !isFetching && data?.[flag]);
  // Most members see no prompt, so the texts are not loaded for them.
  if (pending.length === 0) return null;
  return (
    <Questions
      pending={pending}
      answered={answered}
      chosen={chosen}
      onAnswer={(question) => setAnswered((before) => [...before, question])}
      onChoose={setChosen}
    />
  );
}

interface QuestionsProps {
  pending: readonly Question[];
  answered: readonly Question[];
  /** The screen that was opened last. */
  chosen: string | undefined;
  onAnswer: (question: Question) => void;
  onChoose: (screen: string) => void;
}

function Questions({ pending, answered, chosen, onAnswer, onChoose }: QuestionsProps) {
  useAgentsPack();
  const { t } = useTranslation('agent');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const titles = {
    salary: t('contractRequest.salary'),
    dividend: t('contractRequest.dividend'),
    hour: t('contractRequest.hour'),
  };
  const current = pending.find((question) => !answered.includes(question));
  // After opening a contract, the player sees the next prompt on leaving it.
  const isBusy = pathname === chosen;

  const handleGo = (question: Question) => {
    onAnswer(question);
    onChoose(question.screen);
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
      onCancel={() => onAnswer(question)}
    />
  ));
}
