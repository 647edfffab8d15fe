import { useTranslation } from '@parlor/i18n';
import { Page, Skeleton, Stack, VisuallyHidden } from '@parlor/ui-kit';

/** Home's shape while the site starts. */
export function StartUpSkeleton() {
  const { t } = useTranslation();
  return (
    <Page label={t('state.loading')}>
      <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
      <Stack gap={4}>
        <Skeleton width="40%" />
        <Skeleton shape="banner" />
        <Skeleton />
        <Skeleton width="80%" />
      </Stack>
    </Page>
  );
}
