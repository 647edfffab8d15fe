import { useTranslation } from '@parlor/i18n';
import { Button, Page, Skeleton, Stack, VisuallyHidden } from '@parlor/ui-kit';

interface Props {
  /** Retries; passed when the answers are slow. */
  onRetry?: (() => void) | undefined;
}

/** Home's shape while the site starts. */
export function StartUpSkeleton({ onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <Page label={t('state.loading')}>
      <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
      <Stack gap={4}>
        <Skeleton width="40%" />
        <Skeleton shape="banner" />
        <Skeleton />
        <Skeleton width="80%" />
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )}
      </Stack>
    </Page>
  );
}
