import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key';
import { LockKeyIcon } from '@phosphor-icons/react/dist/csr/LockKey';
import { Link } from 'react-router';
import { paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { ListRow, Page as PageFrame, RowList, Text } from '@parlor/ui-kit';

/** What protects an account, at /m/securityCenter. */
export function Page() {
  const { t } = useTranslation('member');
  return (
    <PageFrame>
      <Text tone="secondary">{t('security.text')}</Text>
      <RowList label={t('title.securityCenter')}>
        <ListRow icon={<KeyIcon />} title={t('security.password')} detail={t('security.passwordText')} render={<Link to={paths.changePassword} />} />
        <ListRow icon={<LockKeyIcon />} title={t('security.paymentPassword')} detail={t('security.paymentPasswordText')} render={<Link to={paths.paymentPassword} />} />
      </RowList>
    </PageFrame>
  );
}
