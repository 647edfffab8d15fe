import { errorMessageKey, useClaimRewardMutation } from '@parlor/api-client';
import type { Reward } from '@parlor/contract';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Button, Text } from '@parlor/ui-kit';

interface Props {
  rewardId: string;
  onClaimed: (reward: Reward) => void;
}

/** A button that claims a reward. */
export function ClaimAction({ rewardId, onClaimed }: Props) {
  const { t } = useTranslation('promo');
  const message = useMessage();
  const [claim, { isLoading, error }] = useClaimRewardMutation();
  const send = async () => {
    // A second tap while the first is pending has no effect.
    if (isLoading) return;
    const { data } = await claim(rewardId);
    if (data) onClaimed(data);
  };
  return (
    <>
      {error !== undefined && (
        <div role="alert">
          <Text tone="danger" size={14}>
            {message(errorMessageKey(error))}
          </Text>
        </div>
      )}
      <Button isFullWidth isLoading={isLoading} onClick={() => void send()}>
        {t('action.claim')}
      </Button>
    </>
  );
}
