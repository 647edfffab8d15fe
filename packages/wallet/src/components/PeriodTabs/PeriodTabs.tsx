import { useTranslation } from '@parlor/i18n';
import { Tabs } from '@parlor/ui-kit';
import { periods, type Period } from '../../model/periods.ts';

/** Narrows a record to a period. */
export function PeriodTabs({ value, onChange }: { value: Period; onChange: (period: Period) => void }) {
  const { t } = useTranslation('wallet');
  const items = (Object.keys(periods) as Period[]).map((id) => ({ id, label: t(`record.${id}`) }));
  return <Tabs label={t('record.range')} items={items} value={value} onChange={onChange} isFitted />;
}
