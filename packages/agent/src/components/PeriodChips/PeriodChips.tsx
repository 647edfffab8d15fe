import { useTranslation } from '@parlor/i18n';
import { Field, Stack, Tabs, Text } from '@parlor/ui-kit';
import type { ChosenPeriod } from '../../hooks/usePeriod.ts';
import { periods } from '../../model/span.ts';
import { Fields } from '../Panes/Panes.styles.ts';

/** Chips that select the period of the figures. */
export function PeriodChips({ chosen }: { chosen: ChosenPeriod }) {
  const { t } = useTranslation('agentTeam');
  const { period, span, today } = chosen;
  return (
    <Stack gap={3}>
      <Tabs
        label={t('period.label')}
        variant="pill"
        items={periods.map((id) => ({ id, label: t(`period.${id}`) }))}
        value={period}
        onChange={chosen.choose}
      />
      {period === 'custom' && (
        <>
          <Fields>
            <Field
              label={t('period.from')}
              type="date"
              max={today}
              value={span.from}
              onChange={(event) => chosen.chooseDays({ ...span, from: event.target.value })}
            />
            <Field
              label={t('period.to')}
              type="date"
              max={today}
              value={span.to}
              onChange={(event) => chosen.chooseDays({ ...span, to: event.target.value })}
            />
          </Fields>
          <output>
            {!chosen.isValid && (
              <Text size={14} tone="danger">
                {t('period.invalid')}
              </Text>
            )}
          </output>
        </>
      )}
    </Stack>
  );
}
