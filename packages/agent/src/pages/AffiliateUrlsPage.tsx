import { useState } from 'react';
import { useListAffiliateUrlsInfiniteQuery } from '@parlor/api-client';
import { useTranslation } from '@parlor/i18n';
import { useAgentsPack } from '@parlor/i18n/agents';
import { PagedList } from '@parlor/page-states';
import { Button, EmptyState, Page as PageFrame } from '@parlor/ui-kit';
import { Cards, UrlCard } from '../components/UrlCard/UrlCard.tsx';
import { UrlForm } from '../components/UrlForm/UrlForm.tsx';

/** The agent's affiliate URLs, at /m/agent/links (AGT-05). */
export function Page() {
  useAgentsPack();
  const { t } = useTranslation('agentTeam');
  const [isOpen, setIsOpen] = useState(false);
  const query = useListAffiliateUrlsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame isWide>
      {isOpen ? (
        <UrlForm onDone={() => setIsOpen(false)} />
      ) : (
        <Button isFullWidth onClick={() => setIsOpen(true)}>
          {t('url.create')}
        </Button>
      )}
      <PagedList
        query={query}
        failed={t('url.failed')}
        empty={<EmptyState title={t('url.none')} description={t('url.noneText')} />}
      >
        {(pages) => (
          <Cards>{pages.flatMap(({ list }) => list.map((url) => <UrlCard key={url.code} url={url} />))}</Cards>
        )}
      </PagedList>
    </PageFrame>
  );
}
