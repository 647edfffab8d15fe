import { useListContractsInfiniteQuery } from '@parlor/api-client';
import type { Contract, ContractKind } from '@parlor/contract';
import { isAgentType, useSession, useSettings } from '@parlor/core';
import { useGameTypeName, useLanguage, useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import { Badge, EmptyState, ListRow, RowList, writeDate } from '@parlor/ui-kit';
import { contractTones, otherSide } from '../../model/contractTexts.ts';

interface Props {
  kind: ContractKind;
  /** The id of the open contract. */
  openId: string | null;
  onOpen: (contractId: string) => void;
}

/** The contracts of one kind. Those that wait for an answer are marked (AGT-07). */
export function ContractList({ kind, openId, onOpen }: Props) {
  const { t } = useTranslation('contracts');
  const session = useSession();
  const query = useListContractsInfiniteQuery({ kind }, { refetchOnMountOrArgChange: true });
  return (
    <PagedList
      query={query}
      failed={t('list.failed')}
      empty={
        <EmptyState
          scene="records"
          title={t('list.empty')}
          description={isAgentType(session?.type) ? t('list.emptyAgent') : t('list.emptyText')}
        />
      }
    >
      {(pages) => (
        <RowList label={t('list.label')}>
          {pages
            .flatMap(({ list }) => list)
            .map((contract) => (
              <ContractRow
                key={contract.contractId}
                contract={contract}
                isOpen={contract.contractId === openId}
                onOpen={onOpen}
              />
            ))}
        </RowList>
      )}
    </PagedList>
  );
}

function ContractRow({ contract, isOpen, onOpen }: { contract: Contract; isOpen: boolean; onOpen: Props['onOpen'] }) {
  const { t } = useTranslation('contracts');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const nameOf = useGameTypeName();
  const { contractId, side, state, answerUntil, current, proposed } = contract;
  const name = otherSide(contract) ?? t('list.platform');
  const title = t(side === 'payer' ? 'list.youPay' : 'list.youGet', { name });
  // Two accounts may have several contracts of a kind, each for different games.
  const games = ((current ?? proposed)?.terms.gameTypes ?? []).map(nameOf).join(', ');
  const answerBy =
    answerUntil !== null &&
    t('list.answerBy', { day: writeDate(answerUntil, 'date', { locale: tag, timeZone, length: 'medium' }) });
  const detail = [games, answerBy].filter(Boolean).join(' · ');
  return (
    <ListRow
      title={title}
      {...(detail !== '' && { detail })}
      end={<Badge tone={contractTones[state]}>{t(`states.${state}`)}</Badge>}
      render={
        <button type="button" aria-current={isOpen} onClick={() => onOpen(contractId)}>
          {title}
        </button>
      }
    />
  );
}
