import { errorMessageKey, useSavePushSettingsMutation } from '@parlor/api-client';
import type { PushSettings } from '@parlor/contract';
import { toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Select, Stack, Switch } from '@parlor/ui-kit';
import { Times } from './QuietHours.styles.ts';

const usual = { from: '22:00', to: '08:00' };
const halfHours = Array.from({ length: 48 }, (_, half) => {
  const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
  return { value: time, label: time };
});

/** The hours without notifications, in the time zone of the merchant. */
export function QuietHours({ settings: { kinds, quietHours } }: { settings: PushSettings }) {
  const { t } = useTranslation('inbox');
  const toast = useToast();
  const [save, { isLoading }] = useSavePushSettingsMutation();
  const change = async (hours: PushSettings['quietHours']): Promise<void> => {
    if (hours !== null && hours.from === hours.to) {
      toast({ tone: 'danger', messageKey: 'inbox:push.same', durationMs: toastDuration.short });
      return;
    }
    const { error } = await save({ kinds, quietHours: hours });
    if (error) toast({ tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.short });
  };
  return (
    <Stack gap={3}>
      <Switch
        label={t('push.quiet')}
        help={t('push.quietHelp')}
        checked={quietHours !== null}
        isLoading={isLoading}
        onChange={({ currentTarget }) => void change(currentTarget.checked ? usual : null)}
      />
      {quietHours !== null && (
        <Times>
          {(['from', 'to'] as const).map((end) => (
            <Select
              key={end}
              label={end === 'from' ? t('push.from') : t('push.to')}
              options={optionsWith(quietHours[end])}
              value={quietHours[end]}
              onChange={({ currentTarget }) => void change({ ...quietHours, [end]: currentTarget.value })}
            />
          ))}
        </Times>
      )}
    </Stack>
  );
}

/** Returns the half hours, and a stored time between them. */
function optionsWith(time: string) {
  return halfHours.some(({ value }) => value === time) ? halfHours : [{ value: time, label: time }, ...halfHours];
}
