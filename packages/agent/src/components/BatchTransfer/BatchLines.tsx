import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { BatchPreview } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Badge, Button, Card, formatMoney, ListRow, RowList, Stack, Text } from '@parlor/ui-kit';

/** The checked lines: how many can be sent, and why the others cannot. */
export function BatchLines({ preview, onDrop }: { preview: BatchPreview; onDrop: () => void }) {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  const { lines, count, currency } = preview;
  const wrong = lines.length - count;
  const written = (amount: string) =>
    /^\d+(?:\.\d+)?$/.test(amount) ? formatMoney(amount, { currency, locale: tag }) : amount;
  return (
    <Stack gap={3}>
      <Card>
        <Stack gap={2}>
          <output>
            <Text isStrong>
              {t('transfer.ready', { count, total: formatMoney(preview.total, { currency, locale: tag }) })}
            </Text>
            {wrong > 0 && (
              <Text size={14} tone="danger">
                {t('transfer.wrongCount', { count: wrong })}
              </Text>
            )}
            {!preview.isCovered && (
              <Text size={14} tone="danger">
                {t('transfer.uncovered')}
              </Text>
            )}
          </output>
          {wrong > 0 && count > 0 && (
            <>
              <Text size={14} tone="secondary">
                {t('transfer.wrongText')}
              </Text>
              <Button variant="secondary" size="small" onClick={onDrop}>
                {t('transfer.drop')}
              </Button>
            </>
          )}
        </Stack>
      </Card>
      <RowList label={t('transfer.checked')}>
        {lines.map(({ line, to, amount, note, error }) => (
          <ListRow
            key={line}
            isDense
            title={
              <>
                {line}. <span translate="no">{to}</span>
              </>
            }
            detail={
              <Stack gap={1} align="start">
                {note !== '' && <span>{note}</span>}
                {error === null ? (
                  <Badge tone="success" icon={<CheckCircleIcon aria-hidden />}>
                    {t('transfer.ok')}
                  </Badge>
                ) : (
                  <Badge tone="danger" icon={<WarningCircleIcon weight="fill" aria-hidden />}>
                    {t(`transfer.wrong.${error}`)}
                  </Badge>
                )}
              </Stack>
            }
            end={written(amount)}
          />
        ))}
      </RowList>
    </Stack>
  );
}
