import { useGetPushSettingsQuery } from '@parlor/api-client';
import { useTranslation } from '@parlor/i18n';
import { ErrorState, Skeleton, Stack } from '@parlor/ui-kit';
import { Sheet } from '@parlor/ui-kit/dialog';
import { thisBrowser, type PushBrowser } from './pushBrowser.ts';
import { PushKinds } from './PushKinds.tsx';
import { PushSwitch } from './PushSwitch.tsx';
import { QuietHours } from './QuietHours.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  browser?: PushBrowser;
}

/** The notification settings of this device and of the account. Requests permission only on a press. */
export function PushSheet({ isOpen, onClose, browser = thisBrowser }: Props) {
  const { t } = useTranslation('inbox');
  const { t: common } = useTranslation();
  const { data, isError, isFetching, refetch } = useGetPushSettingsQuery(undefined, { skip: !isOpen });
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('push.title')}
      description={t('push.text')}
      closeLabel={common('action.close')}
    >
      {data && (
        <Stack gap={6}>
          <PushSwitch browser={browser} publicKey={data.publicKey} />
          <PushKinds settings={data} />
          <QuietHours settings={data} />
        </Stack>
      )}
      {!data && isError && (
        <ErrorState
          title={t('push.loadFailed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          headingLevel={3}
        />
      )}
      {!data && !isError && (
        <Stack gap={3}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )}
    </Sheet>
  );
}
