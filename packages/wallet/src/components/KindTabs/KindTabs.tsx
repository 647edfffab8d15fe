import type { TransactionKind } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Tabs, type TabItem } from '@parlor/ui-kit';
import { transactionKinds } from '../../model/transactionKinds.ts';

const ALL = 'ALL';

/** Tabs that filter the account record by kind of transaction; undefined means all. */
export function KindTabs({
  value,
  onChange,
}: {
  value: TransactionKind | undefined;
  onChange: (kind: TransactionKind | undefined) => void;
}) {
  const { t } = useTranslation('wallet');
  const items: TabItem<typeof ALL | TransactionKind>[] = [
    { id: ALL, label: t('record.allKinds') },
    ...transactionKinds.map((id) => ({ id, label: t(`kind.${id}`) })),
  ];
  return (
    <Tabs
      label={t('record.kind')}
      variant="pill"
      items={items}
      value={value ?? ALL}
      onChange={(id) => onChange(id === ALL ? undefined : id)}
    />
  );
}
