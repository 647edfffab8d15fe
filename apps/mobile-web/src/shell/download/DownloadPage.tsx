import { Page as PageFrame, Stack } from '@parlor/ui-kit';
import { useDialogs } from '@parlor/core';
import { useFullPack } from '@parlor/i18n';
import { DownloadInvitation } from './DownloadInvitation.tsx';
import { DownloadOptions } from './DownloadOptions.tsx';
import { useDownloads } from './useDownloads.ts';

/** The download page at /m/download. Empty if the site already runs as an app. */
export function Page() {
  const { openDialog } = useDialogs();
  const { isInstalled } = useDownloads();
  useFullPack();
  if (isInstalled) return null;
  return (
    <PageFrame>
      <Stack gap={6}>
        <DownloadInvitation />
        <DownloadOptions isPage onGuide={() => openDialog('homeScreenGuide')} />
      </Stack>
    </PageFrame>
  );
}
