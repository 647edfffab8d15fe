import type { ReactNode } from 'react';
import { Link } from '@parlor/core';
import { LinkButton } from '@parlor/ui-kit';
import * as S from './QuietLink.styles.ts';

/** A plain link below its subject, aligned with its text. */
export function QuietLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <S.Root>
      <LinkButton variant="ghost" size="small" render={<Link to={to} />}>
        {children}
      </LinkButton>
    </S.Root>
  );
}
