import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { useState } from 'react';
import { errorMessageKey, useTakePacketMutation } from '@parlor/api-client';
import type { Rain } from '@parlor/contract';
import { useLanguage, useMessage, useTranslation } from '@parlor/i18n';
import { formatMoney, Stack, Text } from '@parlor/ui-kit';
import * as S from './RainField.styles.ts';

/** The packets of an open rain. A tap opens a packet and shows its amount. */
export function RainField({ rain }: { rain: Rain }) {
  const { t } = useTranslation('contests');
  const { tag } = useLanguage();
  const message = useMessage();
  const [take, { isLoading, error }] = useTakePacketMutation();
  const [opening, setOpening] = useState<number>();
  const money = (amount: string) => formatMoney(amount, { currency: rain.currency, locale: tag });
  const takenOf = (packet: number) => rain.taken.find((item) => item.packet === packet)?.amount;
  const open = async (packet: number) => {
    // A second tap while the first is pending has no effect.
    if (isLoading || takenOf(packet) !== undefined) return;
    setOpening(packet);
    await take({ promotionId: rain.promotionId, packet });
    setOpening(undefined);
  };
  return (
    <Stack gap={3}>
      {error !== undefined && (
        <div role="alert">
          <Text tone="danger" size={14}>
            {message(errorMessageKey(error))}
          </Text>
        </div>
      )}
      <S.Field aria-label={t('rain.packets')}>
        {Array.from({ length: rain.most }, (_, at) => at + 1).map((packet) => {
          const amount = takenOf(packet);
          return (
            <li key={packet}>
              <S.Packet
                type="button"
                data-state={amount !== undefined ? 'taken' : opening === packet ? 'waiting' : 'closed'}
                aria-disabled={amount !== undefined}
                onClick={() => void open(packet)}
              >
                {amount === undefined && <GiftIcon />}
                <span aria-live="polite">{amount === undefined ? t('rain.packet', { packet }) : money(amount)}</span>
              </S.Packet>
            </li>
          );
        })}
      </S.Field>
    </Stack>
  );
}
