import type { ReactNode } from 'react';
import { Link, useDialogs } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, EmptyState, LinkButton, Page as PageFrame, type EmptyStateProps } from '@parlor/ui-kit';

/** Props of `OutlookPage`. */
export interface OutlookPageProps {
  scene: NonNullable<EmptyStateProps['scene']>;
  title: string;
  /** What will stand in the page. */
  text: string;
  /** One place to go now. */
  way: { label: string; to: string };
}

/** A page that is not filled yet: what will stand in it, one place to go now, and the way to customer service. */
export function OutlookPage({ scene, title, text, way }: OutlookPageProps): ReactNode {
  const { t: common } = useTranslation();
  const { openDialog } = useDialogs();
  return (
    <PageFrame>
      <EmptyState
        scene={scene}
        title={title}
        description={text}
        action={
          <>
            <LinkButton render={<Link to={way.to} />}>{way.label}</LinkButton>
            <Button variant="secondary" onClick={() => openDialog('service')}>
              {common('shell.service')}
            </Button>
          </>
        }
      />
    </PageFrame>
  );
}
