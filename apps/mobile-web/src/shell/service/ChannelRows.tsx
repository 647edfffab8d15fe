import { ChatsCircleIcon } from '@phosphor-icons/react/dist/csr/ChatsCircle';
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/csr/FacebookLogo';
import { TelegramLogoIcon } from '@phosphor-icons/react/dist/csr/TelegramLogo';
import { WhatsappLogoIcon } from '@phosphor-icons/react/dist/csr/WhatsappLogo';
import { ListRow, RowList } from '@parlor/ui-kit';

const icons = {
  TELEGRAM: TelegramLogoIcon,
  LIVECHAT: ChatsCircleIcon,
  WHATSAPP: WhatsappLogoIcon,
  FACEBOOK: FacebookLogoIcon,
} as const;

/** A place outside the site where the merchant is to be found. */
export interface Channel {
  kind: keyof typeof icons;
  title: string;
  /** An http(s) address. */
  url: string;
}

/** Links out of the site, each with the sign of where it leads; they open in a place of their own. */
export function ChannelRows({ channels, label }: { channels: readonly Channel[]; label?: string }) {
  return (
    <RowList {...(label !== undefined && { label })}>
      {channels.map(({ kind, title, url }) => {
        const Icon = icons[kind];
        return (
          <ListRow
            key={`${kind} ${url}`}
            isDense
            icon={<Icon />}
            title={title}
            render={
              <a href={url} target="_blank" rel="noopener noreferrer">
                {title}
              </a>
            }
          />
        );
      })}
    </RowList>
  );
}
