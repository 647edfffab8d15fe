import { useServiceChannels, useSettings } from '@parlor/core';
import { LinkButton } from '@parlor/ui-kit';

/** A button for each customer-service channel. Renders nothing if there is none. */
export function ServiceLinks() {
  const channels = useServiceChannels(useSettings().customerService);
  return channels.map(({ kind, title, url }) => (
    <LinkButton key={`${kind} ${url}`} variant="secondary" href={url} target="_blank" rel="noopener noreferrer">
      {title}
    </LinkButton>
  ));
}
