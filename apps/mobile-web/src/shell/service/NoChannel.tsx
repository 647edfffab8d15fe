import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, LinkButton } from '@parlor/ui-kit';

/** Shown if the merchant has no channel: links to the help centre. */
export function NoChannel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      scene="messages"
      headingLevel={3}
      title={t('shell.noChannelTitle')}
      description={t('shell.noChannelText')}
      action={
        <LinkButton variant="secondary" render={<Link to={paths.help()} onClick={onLeave} />}>
          {t('shell.help')}
        </LinkButton>
      }
    />
  );
}
