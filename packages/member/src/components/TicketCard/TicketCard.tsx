import { StarIcon } from '@phosphor-icons/react/dist/csr/Star';
import { useRateChatMutation } from '@parlor/api-client';
import { TICKET_RATING_MAX, type ChatTicket } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Badge, Card, Heading, IconButton, Stack, Text, type BadgeTone } from '@parlor/ui-kit';
import * as S from './TicketCard.styles.ts';

const tones: Readonly<Record<ChatTicket['state'], BadgeTone>> = {
  waiting: 'warning',
  answered: 'success',
  closed: 'neutral',
};
const marks = Array.from({ length: TICKET_RATING_MAX }, (_, index) => index + 1);

interface TicketCardProps {
  ticket: ChatTicket | null;
  isStaffed: boolean;
}

/** The number and state of the ticket, whether an operator is present, and the rating once it is closed. */
export function TicketCard({ ticket, isStaffed }: TicketCardProps) {
  const { t } = useTranslation('support');
  if (ticket === null && isStaffed) return null;
  return (
    <Card>
      <Stack gap={2}>
        {ticket !== null && (
          <Stack direction="row" justify="space-between" align="center" isWrapping>
            <Heading level={2} size={16}>
              {t('chat.ticket', { number: String(ticket.number) })}
            </Heading>
            <Badge tone={tones[ticket.state]}>{t(`chat.states.${ticket.state}`)}</Badge>
          </Stack>
        )}
        {!isStaffed && ticket?.state !== 'closed' && (
          <div>
            {ticket === null ? (
              <Heading level={2} size={16}>
                {t('chat.away')}
              </Heading>
            ) : (
              <Text size={14}>{t('chat.away')}</Text>
            )}
            <Text size={14} tone="secondary">
              {t('chat.awayText')}
            </Text>
          </div>
        )}
        {ticket?.state === 'closed' && <Closed ticket={ticket} />}
      </Stack>
    </Card>
  );
}

function Closed({ ticket: { number, rating } }: { ticket: ChatTicket }) {
  const { t } = useTranslation('support');
  const [rate, { isLoading }] = useRateChatMutation();
  return (
    <>
      <Text size={14} tone="secondary">
        {t('chat.reopen')}
      </Text>
      <S.Marks>
        <S.Question>{t(rating === null ? 'chat.rate' : 'chat.rated')}</S.Question>
        <span>
          {marks.map((mark) => (
            <IconButton
              key={mark}
              size="small"
              label={t('chat.mark', { mark: String(mark) })}
              aria-pressed={mark === rating}
              disabled={isLoading}
              onClick={() => void rate({ number, rating: mark })}
            >
              <StarIcon weight={rating !== null && mark <= rating ? 'fill' : 'regular'} />
            </IconButton>
          ))}
        </span>
      </S.Marks>
    </>
  );
}
