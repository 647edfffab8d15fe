import { useServiceChannels, useSettings } from '@parlor/core';
import { LinkButton } from '@parlor/ui-kit';

/** The merchant’s people, one button for each way to reach them; nothing where there is none. */
export function ServiceLinks() {
  const channels = useServiceChannels(useSettings().customerService);
  return channels.map(({ kind, title, url }) => (
    <LinkButton key={`${kind} ${url}`} variant="secondary" href={url} target="_blank" rel="noopener noreferrer">
      {title}
    </LinkButton>
  ));
}
