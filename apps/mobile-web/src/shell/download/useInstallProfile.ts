import { useReportDownloadMutation } from '@parlor/api-client';
import { localStore, WEBCLIP_KEY } from '@parlor/core';

/** What goes with following the link to the profile: the gateway is told, and the profile is not offered again. */
export function useInstallProfile(): () => void {
  const [reportDownload] = useReportDownloadMutation();
  return () => {
    void reportDownload('MOBILECONFIG');
    localStore.write(WEBCLIP_KEY, '1');
  };
}
