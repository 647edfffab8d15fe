import { useState } from 'react';
import { useListDownlinesInfiniteQuery } from '@parlor/api-client';
import { useTranslation } from '@parlor/i18n';
import { ErrorState, Field, Select, Skeleton, Stack } from '@parlor/ui-kit';
import { useSlowText } from '../../hooks/useSlowText.ts';

/** The maximum number of downlines in the list. A larger team gets a search field. */
const OFFERED = 100;

interface Props {
  /** The selected account; empty for none. */
  account: string;
  onChange: (account: string) => void;
  error?: string | undefined;
}

/** A field for a direct downline. */
export function PayeeField({ account, onChange, error }: Props) {
  const { t } = useTranslation('contracts');
  const { t: common } = useTranslation();
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useSlowText(search, (text) => setSearch(text.trim()));
  const everybody = useListDownlinesInfiniteQuery({ pageSize: OFFERED });
  const found = useListDownlinesInfiniteQuery(
    { pageSize: OFFERED, search, searched: 'direct' },
    { skip: search === '' },
  );
  const { data, isError, isFetching, refetch } = search === '' ? everybody : found;
  // Loaded downlines are still offered if a refetch fails.
  if (isError && (search !== '' || !data))
    return (
      <ErrorState
        title={t('form.accountsFailed')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        headingLevel={3}
      />
    );
  if (!everybody.data) return <Skeleton shape="control" />;
  const isLarge = (everybody.data.pages[0]?.totalCount ?? 0) > OFFERED;
  const options = (data?.pages ?? []).flatMap(({ list }) =>
    list.map(({ account: value, nickname }) => ({ value, label: nickname ? `${value} (${nickname})` : value })),
  );
  const isNobody = options.length === 0 && !isFetching;
  const isListed = account === '' || options.some(({ value }) => value === account);
  return (
    <Stack gap={3}>
      {isLarge && (
        <Field
          label={t('form.search')}
          type="search"
          autoComplete="off"
          maxLength={64}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Select
        label={t('form.account')}
        options={isListed ? options : [{ value: account, label: account }, ...options]}
        placeholder={t('form.account')}
        value={account}
        help={isNobody ? t(search === '' ? 'form.accountNone' : 'form.accountNotFound') : undefined}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </Stack>
  );
}
