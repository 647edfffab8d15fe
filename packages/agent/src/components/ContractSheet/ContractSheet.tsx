import { useState } from 'react';
import { useGetContractQuery } from '@parlor/api-client';
import type { ContractDetail } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import {
  Badge,
  ErrorState,
  Heading,
  ListRow,
  Money,
  RowList,
  Skeleton,
  Stack,
  Stat,
  Text,
  writeDate,
} from '@parlor/ui-kit';
import { contractTones, otherSide } from '../../model/contractTexts.ts';
import { Detail } from '../Detail/Detail.tsx';
import { LazyTermsForm } from '../TermsForm/LazyTermsForm.tsx';
import { TermsList } from '../TermsList/TermsList.tsx';
import { AccrualCard } from './AccrualCard.tsx';
import { ContractActions } from './ContractActions.tsx';

interface Props {
  /** The id of the contract; null shows none. */
  contractId: string | null;
  onClose: () => void;
}

/** A contract with its terms, the running period, its history and the account's actions (AGT-07). */
export function ContractSheet({ contractId, onClose }: Props) {
  const { t } = useTranslation('contracts');
  const { t: common } = useTranslation();
  const query = useGetContractQuery(contractId ?? '', {
    skip: contractId === null,
    refetchOnMountOrArgChange: true,
  });
  const [amended, setAmended] = useState<string>();
  const contract = contractId === null ? undefined : query.currentData;
  const isAmending = contract !== undefined && amended === contract.contractId;
  const title = contract
    ? t('detail.title', { kind: t(`kinds.${contract.kind}`), name: otherSide(contract) ?? t('list.platform') })
    : t('list.label');
  return (
    <Detail
      shown={contractId}
      onClose={() => {
        setAmended(undefined);
        onClose();
      }}
      title={isAmending ? t('form.amendTitle') : title}
      closeLabel={common('action.close')}
      actions={
        contract &&
        !isAmending && <ContractActions contract={contract} onAmend={() => setAmended(contract.contractId)} />
      }
    >
      {!contract && query.isError && (
        <ErrorState
          title={t('detail.failed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
          headingLevel={3}
        />
      )}
      {!contract && !query.isError && (
        <Stack gap={3}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )}
      {isAmending && <LazyTermsForm kind={contract.kind} amends={contract} onDone={() => setAmended(undefined)} />}
      {contract && !isAmending && <Content contract={contract} />}
    </Detail>
  );
}

const isRunning = ({ state }: ContractDetail): boolean => ['ACTIVE', 'AMEND_PENDING', 'REVOKE_PENDING'].includes(state);

function Content({ contract }: { contract: ContractDetail }) {
  const { t } = useTranslation('contracts');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const { kind, currency, current, proposed, state, history, paidInAll } = contract;
  const day = (at: number) => writeDate(at, 'date', { locale: tag, timeZone, length: 'medium' });
  return (
    <Stack gap={6}>
      <Stack direction="row" justify="space-between" align="center" gap={3} isWrapping>
        <Badge tone={contractTones[state]}>{t(`states.${state}`)}</Badge>
        <Stat label={t('detail.paidInAll')}>
          <Money amount={paidInAll} currency={currency} locale={tag} />
        </Stat>
      </Stack>
      {proposed !== null && (
        <Stack as="section" gap={3}>
          <Heading level={3} size={16}>
            {t('terms.proposed')}
          </Heading>
          <TermsList kind={kind} terms={proposed.terms} currency={currency} label={t('terms.proposed')} />
        </Stack>
      )}
      {current !== null && (
        <Stack as="section" gap={3}>
          <Heading level={3} size={16}>
            {t('terms.title')}
          </Heading>
          <TermsList kind={kind} terms={current.terms} currency={currency} label={t('terms.title')} />
          {current.from !== null && (
            <Text size={14} tone="secondary">
              {t('terms.from', { day: day(current.from) })}
            </Text>
          )}
        </Stack>
      )}
      {isRunning(contract) && <AccrualCard contractId={contract.contractId} />}
      <Stack as="section" gap={3}>
        <Heading level={3} size={16}>
          {t('detail.history')}
        </Heading>
        <RowList label={t('detail.history')}>
          {history.map(({ at, event, by }) => (
            <ListRow
              key={`${at} ${event}`}
              isDense
              title={
                // The house and automatic endings have no name.
                by === ''
                  ? t(`detail.events.${event}`)
                  : t('detail.by', { event: t(`detail.events.${event}`), name: by })
              }
              end={day(at)}
            />
          ))}
        </RowList>
      </Stack>
    </Stack>
  );
}
