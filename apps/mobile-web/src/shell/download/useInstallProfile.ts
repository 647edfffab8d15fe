import { useReportDownloadMutation } from '@parlor/api-client';
import { localStore, WEBCLIP_KEY } from '@parlor/core';

/** Returns a click handler of the profile link: it reports the download and stops offering the profile. */
export function useInstallProfile(): () => void {
  const [reportDownload] = useReportDownloadMutation();
  return () => {
    void reportDownload('MOBILECONFIG');
    localStore.write(WEBCLIP_KEY, '1');
  };
}
