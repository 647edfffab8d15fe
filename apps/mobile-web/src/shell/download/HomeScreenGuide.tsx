import { needsOldHomeScreenTips } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Heading, LinkButton, Stack, Text } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import { GuidePicture } from './GuidePicture.tsx';
import * as S from './HomeScreenGuide.styles.ts';
import type { ShellDialogProps } from '../dialogs/shellDialogProps.ts';
import { useDownloads } from './useDownloads.ts';
import { useInstallProfile } from './useInstallProfile.ts';

/** A step-by-step guide to the iPhone's home screen, with tips for older systems and the profile. */
export function HomeScreenGuide({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  const { t: dialogs } = useTranslation('dialogs');
  const { device, links } = useDownloads();
  const { profile } = links;
  const installProfile = useInstallProfile();
  const steps = [
    { picture: 'share', words: dialogs('guideShare') },
    { picture: 'add', words: dialogs('guideAdd') },
    { picture: 'confirm', words: dialogs('guideConfirm') },
  ] as const;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={dialogs('homeScreen')} closeLabel={t('action.close')}>
      <Stack gap={4}>
        <S.Steps>
          {steps.map(({ picture, words }, index) => (
            <S.Step key={picture}>
              <GuidePicture name={picture} />
              <S.Words>
                <S.Number aria-hidden>{index + 1}</S.Number>
                {words}
              </S.Words>
            </S.Step>
          ))}
        </S.Steps>
        {needsOldHomeScreenTips(device.iosVersion) && (
          <S.Tips>
            <Heading level={3} size={16}>
              {dialogs('guideOldTitle')}
            </Heading>
            <ul>
              <li>{dialogs('guideOldShare')}</li>
              <li>{dialogs('guideOldAdd')}</li>
              <li>{dialogs('guideOldCookies')}</li>
            </ul>
          </S.Tips>
        )}
        {profile !== undefined && device.os === 'ios' && device.isSafari && (
          <Stack gap={2}>
            <LinkButton variant="secondary" isFullWidth href={profile} onClick={installProfile}>
              {dialogs('profileInstall')}
            </LinkButton>
            <Text size={14} tone="secondary">
              {dialogs('profileText')}
            </Text>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
