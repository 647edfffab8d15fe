import { AndroidLogoIcon } from '@phosphor-icons/react/dist/csr/AndroidLogo';
import { AppleLogoIcon } from '@phosphor-icons/react/dist/csr/AppleLogo';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/csr/DeviceMobile';
import { HeadsetIcon } from '@phosphor-icons/react/dist/csr/Headset';
import { HouseSimpleIcon } from '@phosphor-icons/react/dist/csr/HouseSimple';
import { useState } from 'react';
import { useReportDownloadMutation } from '@parlor/api-client';
import { iosDownload, useDialogs } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, LinkButton, ListRow, RowList, Stack, Text } from '@parlor/ui-kit';
import { QrCode } from '@parlor/ui-kit/qr-code';
import * as S from './DownloadOptions.styles.ts';
import { useDownloads } from './useDownloads.ts';
import { useInstallProfile } from './useInstallProfile.ts';

interface DownloadOptionsProps {
  /** The download page always has the button of the device; the popup has only those of the merchant's settings. */
  isPage?: boolean;
  /** Called when the player opens the home-screen guide. */
  onGuide: () => void;
}

/** The download options of this device, and customer service. */
export function DownloadOptions({ isPage = false, onGuide }: DownloadOptionsProps) {
  const { t } = useTranslation();
  const { t: dialogs } = useTranslation('dialogs');
  const { openDialog } = useDialogs();
  const { device, links, options, install } = useDownloads();
  const [reportDownload] = useReportDownloadMutation();
  const [problem, setProblem] = useState<string>();

  const installProfile = useInstallProfile();
  const ios = iosDownload(device, links);
  const { profile } = links;
  const hasIos = isPage ? device.os !== 'android' : options.iosApp;
  // If the browser itself installs the site, a button without a file would be useless.
  const hasAndroid =
    (isPage ? device.os !== 'ios' : options.android) && (links.android !== undefined || install === undefined);
  const hasHomeScreen = options.homeScreen || install !== undefined;
  const hasProfile = options.profile && profile !== undefined;
  const androidVariant = hasIos ? 'secondary' : 'primary';
  const isEmpty = !hasIos && !hasAndroid && !hasHomeScreen && !hasProfile;
  return (
    <Stack gap={4}>
      {(hasHomeScreen || hasProfile) && (
        <RowList>
          {hasHomeScreen && (
            <ListRow
              icon={<HouseSimpleIcon />}
              title={dialogs('homeScreen')}
              detail={dialogs('homeScreenText')}
              render={
                <button type="button" onClick={install ?? onGuide}>
                  {dialogs('homeScreen')}
                </button>
              }
            />
          )}
          {hasProfile && (
            <ListRow
              icon={<DeviceMobileIcon />}
              title={dialogs('profileInstall')}
              detail={dialogs('profileText')}
              render={
                // Other browsers of iOS cannot install it; the file would stay among the downloads.
                device.isSafari ? (
                  <a href={profile} onClick={installProfile}>
                    {dialogs('profileInstall')}
                  </a>
                ) : (
                  <button type="button" onClick={() => setProblem(dialogs('needsSafari'))}>
                    {dialogs('profileInstall')}
                  </button>
                )
              }
            />
          )}
        </RowList>
      )}
      {hasIos &&
        ('url' in ios ? (
          <LinkButton
            isFullWidth
            icon={<AppleLogoIcon weight="fill" />}
            href={ios.url}
            onClick={ios.kind === 'profile' ? installProfile : () => void reportDownload('IOS')}
          >
            {dialogs('iosApp')}
          </LinkButton>
        ) : (
          <Button
            isFullWidth
            icon={<AppleLogoIcon weight="fill" />}
            onClick={() => setProblem(dialogs(ios.kind === 'needsSafari' ? 'needsSafari' : 'noDownload'))}
          >
            {dialogs('iosApp')}
          </Button>
        ))}
      {hasAndroid &&
        (links.android !== undefined ? (
          <LinkButton
            isFullWidth
            variant={androidVariant}
            icon={<AndroidLogoIcon weight="fill" />}
            href={links.android}
            onClick={() => void reportDownload('Android')}
          >
            {dialogs('androidApp')}
          </LinkButton>
        ) : (
          <Button
            isFullWidth
            variant={androidVariant}
            icon={<AndroidLogoIcon weight="fill" />}
            onClick={() => setProblem(dialogs('noDownload'))}
          >
            {dialogs('androidApp')}
          </Button>
        ))}
      {isEmpty && <Text tone="secondary">{dialogs('noDownload')}</Text>}
      {problem !== undefined && <S.Problem role="alert">{problem}</S.Problem>}
      {!device.isMobile && (
        <S.Code>
          <QrCode value={window.location.origin} label={dialogs('siteQr')} size="9rem" />
          <Text size={14} tone="secondary">
            {dialogs('scanToOpen')}
          </Text>
        </S.Code>
      )}
      <Button variant="ghost" isFullWidth icon={<HeadsetIcon />} onClick={() => openDialog('contactService')}>
        {t('shell.service')}
      </Button>
    </Stack>
  );
}
