import { DesktopIcon } from '@phosphor-icons/react/dist/csr/Desktop';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/csr/DeviceMobile';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { useRef, useState } from 'react';
import {
  errorMessageKey,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '@parlor/api-client';
import type { Sessions } from '@parlor/contract';
import { toastDuration, useGatewayNow, useSettings, useToast } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import {
  Badge,
  Button,
  DateText,
  ErrorState,
  Heading,
  IconButton,
  ListRow,
  Page as PageFrame,
  RowList,
  Skeleton,
  Text,
  writeDate,
} from '@parlor/ui-kit';
import { ConfirmDialog } from '@parlor/ui-kit/dialog';
import { Facts, Place } from './DevicesPage.styles.ts';

type Device = Sessions['list'][number];

const handheld = /android|ios|iphone|ipad/i;

/** The name of a device: "Pixel 8, Chrome on Android", as far as the browser sent it. */
function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation('auth');
  return ({ browser, system, model }) => {
    const software =
      browser && system ? t('devices.name', { browser, system }) : browser || system || t('devices.unknown');
    return model === '' ? software : t('devices.withModel', { model, software });
  };
}

/** The name of a device with the time of its login, which distinguishes two devices of one kind. */
function useFullName(): (device: Device) => string {
  const { t } = useTranslation('auth');
  const { tag: locale } = useLanguage();
  const { timeZone } = useSettings();
  const nameOf = useDeviceName();
  return (device) =>
    t('devices.full', {
      device: nameOf(device),
      time: writeDate(device.createdAt, 'moment', { locale, timeZone, length: 'medium' }),
    });
}

function DeviceRow({ device, onLogOut }: { device: Device; onLogOut: () => void }) {
  const { t } = useTranslation('auth');
  const { tag: locale } = useLanguage();
  const { timeZone } = useSettings();
  const name = useDeviceName()(device);
  const gatewayNow = useGatewayNow();
  const fullName = useFullName()(device);
  const [serverOffsetMs] = useState(() => gatewayNow() - Date.now());
  return (
    <ListRow
      icon={handheld.test(device.system) ? <DeviceMobileIcon /> : <DesktopIcon />}
      title={name}
      detail={
        <Facts>
          <span>
            {t('devices.address')}: <bdi>{device.clientAddress}</bdi>
          </span>
          <span>
            {t('devices.since')}:{' '}
            <DateText value={device.createdAt} format="moment" locale={locale} timeZone={timeZone} />
          </span>
          {!device.isCurrent && (
            <span>
              {t('devices.lastSeen')}:{' '}
              <DateText
                value={device.lastSeenAt}
                format="relative"
                length="long"
                serverOffsetMs={serverOffsetMs}
                locale={locale}
                timeZone={timeZone}
              />
            </span>
          )}
        </Facts>
      }
      end={
        device.isCurrent ? (
          <Badge tone="info">{t('devices.thisDevice')}</Badge>
        ) : (
          <IconButton label={t('devices.logOut', { device: fullName })} onClick={onLogOut}>
            <SignOutIcon />
          </IconButton>
        )
      }
    />
  );
}

/** When customer service viewed the account. */
function Views({ views }: Pick<Sessions, 'views'>) {
  const { t } = useTranslation('auth');
  const { tag: locale } = useLanguage();
  const { timeZone } = useSettings();
  return (
    <section aria-label={t('devices.views')}>
      <Heading level={2} size={16}>
        {t('devices.views')}
      </Heading>
      <Text tone="secondary">{t('devices.viewsText')}</Text>
      <RowList label={t('devices.views')}>
        {views.map(({ at }) => (
          <ListRow
            key={at}
            icon={<EyeIcon />}
            title={<DateText value={at} format="moment" locale={locale} timeZone={timeZone} />}
          />
        ))}
      </RowList>
    </section>
  );
}

function LoadingRows() {
  const { t } = useTranslation('auth');
  return (
    <RowList label={t('devices.list')} isBusy>
      {[0, 1].map((row) => (
        <ListRow
          key={row}
          icon={<Skeleton shape="circle" width="1.5rem" />}
          title={<Skeleton width="16ch" />}
          detail={
            <Facts>
              <Skeleton width="20ch" />
              <Skeleton width="24ch" />
            </Facts>
          }
        />
      ))}
    </RowList>
  );
}

/** The confirmation before a logout: of one device, or of all others. The text stays while the dialog closes. */
interface Question {
  isOpen: boolean;
  about: Device | 'others';
}

/**
 * The devices on which an account is logged in, at /m/securityCenter/devices: this device first, the others with a
 * logout button.
 */
export function Page() {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const toast = useToast();
  const nameOf = useFullName();
  const { data, isError, isFetching, refetch } = useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const [endSession, { isLoading: isEndingOne }] = useEndSessionMutation();
  const [endOtherSessions, { isLoading: isEndingOthers }] = useEndOtherSessionsMutation();
  const [question, setQuestion] = useState<Question>();
  const container = useRef<HTMLDivElement>(null);

  // A removed row cannot take the focus back from the dialog, so the focus moves to the list.
  const keepFocus = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
    });

  const handleConfirm = async () => {
    if (!question) return;
    const { about } = question;
    const { error } = await (about === 'others' ? endOtherSessions() : endSession(about.id));
    // The list is refreshed before the dialog closes. An error closes it at once: refreshing may take long.
    if (error) void refetch();
    else await refetch();
    setQuestion({ isOpen: false, about });
    if (error) toast({ tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.long });
    else
      toast({
        tone: 'success',
        messageKey: about === 'others' ? 'auth:devices.othersLoggedOut' : 'auth:devices.loggedOut',
        durationMs: toastDuration.success,
      });
  };

  if (!data && isError) {
    return (
      <PageFrame>
        <ErrorState
          title={t('devices.loadFailed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </PageFrame>
    );
  }
  const devices = data && [
    ...data.list.filter(({ isCurrent }) => isCurrent),
    ...data.list.filter(({ isCurrent }) => !isCurrent),
  ];
  const hasOthers = devices?.some(({ isCurrent }) => !isCurrent);
  return (
    <PageFrame>
      <Text tone="secondary">{hasOthers === false ? t('devices.onlyThis') : t('devices.text')}</Text>
      <Place ref={container} tabIndex={-1}>
        {devices ? (
          <RowList label={t('devices.list')} isBusy={isFetching}>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                onLogOut={() => setQuestion({ isOpen: true, about: device })}
              />
            ))}
          </RowList>
        ) : (
          <LoadingRows />
        )}
      </Place>
      {data && data.views.length > 0 && <Views views={data.views} />}
      {hasOthers && (
        <Button variant="secondary" isFullWidth onClick={() => setQuestion({ isOpen: true, about: 'others' })}>
          {t('devices.others')}
        </Button>
      )}
      {question && (
        <ConfirmDialog
          isOpen={question.isOpen}
          title={
            question.about === 'others'
              ? t('devices.othersTitle')
              : t('devices.logOutTitle', { device: nameOf(question.about) })
          }
          description={question.about === 'others' ? t('devices.othersText') : t('devices.logOutText')}
          confirmLabel={t('devices.submit')}
          cancelLabel={common('action.cancel')}
          isDangerous
          isBusy={isEndingOne || isEndingOthers || (question.isOpen && isFetching)}
          onClosed={keepFocus}
          onConfirm={() => void handleConfirm()}
          onCancel={() => setQuestion({ ...question, isOpen: false })}
        />
      )}
    </PageFrame>
  );
}
