import { useTranslation } from '@parlor/i18n';
import { Tabs, type TabItem } from '@parlor/ui-kit';
import { periods, type Period } from '../../model/periods.ts';

const NONE = 'none';

/** Tabs that filter a record by period; undefined if another filter applies. */
export function PeriodTabs({ value, onChange }: { value: Period | undefined; onChange: (period: Period) => void }) {
  const { t } = useTranslation('wallet');
  const items: TabItem<Period | typeof NONE>[] = (Object.keys(periods) as Period[]).map((id) => ({
    id,
    label: t(`record.${id}`),
  }));
  return (
    <Tabs
      label={t('record.range')}
      items={items}
      value={value ?? NONE}
      onChange={(id) => id !== NONE && onChange(id)}
      isFitted
    />
  );
}
