import { Card, Stack, Text } from '@parlor/ui-kit';
import { LimitsLink } from '../LimitsLink/LimitsLink.tsx';

/** Tells players who take a break, or are excluded, why they cannot pay in, and where it says until when. */
export function ExcludedNotice({ text }: { text: string }) {
  return (
    <Card isAccented>
      <Stack gap={2}>
        <div role="alert">
          <Text>{text}</Text>
        </div>
        <LimitsLink />
      </Stack>
    </Card>
  );
}
