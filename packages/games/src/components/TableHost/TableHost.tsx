import { useListAnchorsQuery } from '@parlor/api-client';
import type { Anchor } from '@parlor/contract';
import { useTranslation, useFullPack } from '@parlor/i18n';
import { HostPortrait } from './HostPortrait.tsx';
import * as S from './TableHost.styles.ts';

/** Returns the live hosts by the node id of their table. Empty until they are loaded. */
export function useTableHosts(): ReadonlyMap<string, Anchor> {
  const { data } = useListAnchorsQuery();
  return new Map((data?.list ?? []).filter(({ isLive }) => isLive).map((anchor) => [anchor.nodeId, anchor]));
}

/** A host's drawing and name, marked as drawn. `isShort` leaves the name to screen readers. */
export function HostName({ host: { id, name }, isShort = false }: { host: Anchor; isShort?: boolean }) {
  const { t } = useTranslation('lobby');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot hold the drawing and the name
    <S.Host role="img" aria-label={t('hostLabel', { name })} title={t('hostLabel', { name })}>
      <HostPortrait id={id} />
      {!isShort && t('hostDrawn', { name })}
    </S.Host>
  );
}

/** The host of a table. Renders nothing if no host is live. */
export function TableHost({ nodeId }: { nodeId: string }) {
  useFullPack();
  const host = useTableHosts().get(nodeId);
  return host ? <HostName host={host} /> : null;
}
