import type { Downlines } from '@parlor/contract';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Breadcrumb } from '@parlor/ui-kit';

/** The uplines from the logged-in agent down to an account, each linked to its team. */
export function UplinePath({ path }: { path: Downlines['path'] }) {
  const { t } = useTranslation('agentTeam');
  return (
    <Breadcrumb
      label={t('team.path')}
      moreLabel={t('team.wholePath')}
      crumbs={path.map(({ account }, index) => ({
        id: account,
        label: account,
        render: <Link to={index === 0 ? paths.agentTeam() : paths.agentTeam(account)} />,
      }))}
    />
  );
}
