import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { isAgentType, isTrialType, useSession } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { useAgentsPack } from '@parlor/i18n/agents';
import { TrialRefusal } from '@parlor/page-states';
import { Button, EmptyState, Page as PageFrame, Stack, Tabs, Text } from '@parlor/ui-kit';
import { Sheet } from '@parlor/ui-kit/dialog';
import { BillList } from '../components/BillList/BillList.tsx';
import { BillSheet } from '../components/BillSheet/BillSheet.tsx';
import { ContractList } from '../components/ContractList/ContractList.tsx';
import { ContractSheet } from '../components/ContractSheet/ContractSheet.tsx';
import { Pane, Panes } from '../components/Panes/Panes.styles.ts';
import { LazyTermsForm } from '../components/TermsForm/LazyTermsForm.tsx';
import { useIsWide } from '../hooks/useIsWide.ts';
import { kindAt } from '../model/contractTexts.ts';

const parts = ['contracts', 'bills'] as const;
type Part = (typeof parts)[number];

/**
 * Contracts of one kind and their bills, by path (AGT-07). `?show=bills` opens the bills, `?contract=` or `?bill=` one
 * of them. On a wide window it is shown beside the list.
 */
export function Page() {
  useAgentsPack();
  const session = useSession();
  const { pathname } = useLocation();
  if (isTrialType(session?.type))
    return (
      <PageFrame>
        <TrialRefusal />
      </PageFrame>
    );
  return <Content key={pathname} isAgent={isAgentType(session?.type)} />;
}

function Content({ isAgent }: { isAgent: boolean }) {
  const { t } = useTranslation('contracts');
  const { t: common } = useTranslation();
  const kind = kindAt(useLocation().pathname);
  const [query, setQuery] = useSearchParams();
  const isWide = useIsWide();
  const [contractId, billId] = [query.get('contract'), query.get('bill')];
  const [isOffering, setIsOffering] = useState(false);
  const part = parts.find((name) => name === query.get('show')) ?? 'contracts';
  const show = (next: Part) => setQuery(next === 'contracts' ? {} : { show: next }, { replace: true });
  const open = (name: 'contract' | 'bill', id: string) =>
    setQuery({ ...(part === 'bills' && { show: part }), [name]: id });
  const close = () => setQuery(part === 'bills' ? { show: part } : {}, { replace: true });
  return (
    <PageFrame isWide>
      <Text tone="secondary">{t(`about.${kind}`)}</Text>
      <Panes>
        <Pane>
          <Tabs
            label={t('tabs.label')}
            isFitted
            items={parts.map((id) => ({ id, label: t(`tabs.${id}`) }))}
            value={part}
            onChange={show}
          >
            {part === 'contracts' ? (
              <Stack gap={4}>
                {isAgent && (
                  <Button isFullWidth onClick={() => setIsOffering(true)}>
                    {t('list.propose')}
                  </Button>
                )}
                <ContractList kind={kind} openId={contractId} onOpen={(id) => open('contract', id)} />
              </Stack>
            ) : (
              <BillList kind={kind} isAgent={isAgent} openId={billId} onOpen={(id) => open('bill', id)} />
            )}
          </Tabs>
        </Pane>
        <Pane>
          {isWide && contractId === null && billId === null && (
            <EmptyState scene="records" title={t('detail.none')} description={t('detail.noneText')} />
          )}
          <ContractSheet contractId={contractId} onClose={close} />
          <BillSheet billId={billId} onClose={close} />
        </Pane>
      </Panes>
      <Sheet
        isOpen={isOffering}
        onClose={() => setIsOffering(false)}
        title={t('form.title')}
        closeLabel={common('action.close')}
      >
        {isOffering && <LazyTermsForm kind={kind} onDone={() => setIsOffering(false)} />}
      </Sheet>
    </PageFrame>
  );
}
