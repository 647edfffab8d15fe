import type { ReactNode } from 'react';
import { Link, useDialogs } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, EmptyState, LinkButton, Page as PageFrame, type EmptyStateProps } from '@parlor/ui-kit';

/** Props of `OutlookPage`. */
export interface OutlookPageProps {
  scene: NonNullable<EmptyStateProps['scene']>;
  title: string;
  /** The planned content of the page. */
  text: string;
  /** A link that already works. */
  link: { label: string; to: string };
}

/** A page without content yet: its planned content, a link that already works, and customer service. */
export function OutlookPage({ scene, title, text, link }: OutlookPageProps): ReactNode {
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
            <LinkButton render={<Link to={link.to} />}>{link.label}</LinkButton>
            <Button variant="secondary" onClick={() => openDialog('service')}>
              {common('shell.service')}
            </Button>
          </>
        }
      />
    </PageFrame>
  );
}
