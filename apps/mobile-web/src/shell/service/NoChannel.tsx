import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, LinkButton } from '@parlor/ui-kit';

/** Shown if the merchant has no channel: links to the help centre. */
export function NoChannel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('dialogs');
  const { t: common } = useTranslation();
  return (
    <EmptyState
      scene="messages"
      headingLevel={3}
      title={t('noChannelTitle')}
      description={t('noChannelText')}
      action={
        <LinkButton variant="secondary" render={<Link to={paths.help()} onClick={onLeave} />}>
          {common('shell.help')}
        </LinkButton>
      }
    />
  );
}
