import { errorMessageKey, useSetPlayReminderMutation } from '@parlor/api-client';
import { reminderMinutes, type PlayLimits } from '@parlor/contract';
import { toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Select } from '@parlor/ui-kit';

/** The choice of the reminder's interval: any interval up to the maximum of the jurisdiction. */
export function ReminderChoice({ reminder: { minutes, latest } }: { reminder: PlayLimits['reminder'] }) {
  const { t } = useTranslation('limits');
  const toast = useToast();
  const [setReminder] = useSetPlayReminderMutation();
  const sooner = reminderMinutes.filter((choice) => latest === null || choice < latest);
  const change = async (value: string) => {
    const { error } = await setReminder({ minutes: sooner.find((choice) => String(choice) === value) ?? null });
    toast(
      error
        ? { tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.long }
        : { tone: 'success', messageKey: 'auth:changePassword.in_chang_saved', durationMs: toastDuration.success },
    );
  };
  return (
    <Select
      label={t('reminder.choose')}
      help={t('reminder.help')}
      value={String(minutes ?? '')}
      onChange={(event) => void change(event.target.value)}
      options={[
        ...sooner.map((choice) => ({ value: String(choice), label: t('reminder.every', { count: choice }) })),
        latest === null
          ? { value: '', label: t('reminder.never') }
          : { value: String(latest), label: t('reminder.every', { count: latest }) },
      ]}
    />
  );
}
