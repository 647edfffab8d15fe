import { DevicesIcon } from '@phosphor-icons/react/dist/csr/Devices';
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key';
import { LockKeyIcon } from '@phosphor-icons/react/dist/csr/LockKey';
import { isTrialType, Link, paths, useSession } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { ListRow, Page as PageFrame, RowList, Text } from '@parlor/ui-kit';
import { TrialRefusal } from '@parlor/page-states';

/** What protects an account, at /m/securityCenter. */
export function Page() {
  const { t } = useTranslation('member');
  const { t: titles } = useTranslation('screens');
  const session = useSession();
  if (isTrialType(session?.type)) return <PageFrame><TrialRefusal /></PageFrame>;
  return (
    <PageFrame>
      <Text tone="secondary">{t('security.text')}</Text>
      <RowList label={titles('member.securityCenter')}>
        <ListRow icon={<KeyIcon />} title={t('security.password')} detail={t('security.passwordText')} render={<Link to={paths.changePassword} />} />
        <ListRow icon={<DevicesIcon />} title={t('security.devices')} detail={t('security.devicesText')} render={<Link to={paths.devices} />} />
        <ListRow icon={<LockKeyIcon />} title={t('security.paymentPassword')} detail={t('security.paymentPasswordText')} render={<Link to={paths.paymentPassword} />} />
      </RowList>
    </PageFrame>
  );
}
