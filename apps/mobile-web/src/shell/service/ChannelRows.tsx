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

/** An external channel of the merchant. */
export interface Channel {
  kind: keyof typeof icons;
  title: string;
  /** An http(s) address. */
  url: string;
}

/** External links with icons. They open in a new tab. */
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
