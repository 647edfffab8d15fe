import { errorMessageKey, useSavePushSettingsMutation } from '@parlor/api-client';
import { pushKinds, type PushKind, type PushSettings } from '@parlor/contract';
import { toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Heading, Stack, Switch } from '@parlor/ui-kit';

/** The kinds of messages for which a player wants notifications. */
export function PushKinds({ settings: { kinds, quietHours } }: { settings: PushSettings }) {
  const { t } = useTranslation('inbox');
  const toast = useToast();
  const [save, { isLoading, originalArgs }] = useSavePushSettingsMutation();
  const turn = async (kind: PushKind, isOn: boolean): Promise<void> => {
    const { error } = await save({
      kinds: pushKinds.filter((known) => (known === kind ? isOn : kinds.includes(known))),
      quietHours,
    });
    if (error) toast({ tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.short });
  };
  return (
    <Stack gap={3}>
      <Heading level={3} size={16}>
        {t('push.kindsTitle')}
      </Heading>
      {pushKinds.map((kind) => (
        <Switch
          key={kind}
          label={t(`push.kinds.${kind}`)}
          {...(kind === 'marketing' && { help: t('push.marketingHelp') })}
          checked={kinds.includes(kind)}
          isLoading={isLoading && originalArgs?.kinds.includes(kind) !== kinds.includes(kind)}
          onChange={({ currentTarget }) => void turn(kind, currentTarget.checked)}
        />
      ))}
    </Stack>
  );
}
