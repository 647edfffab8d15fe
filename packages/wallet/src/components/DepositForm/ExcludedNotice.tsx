import { Card, Stack, Text } from '@parlor/ui-kit';
import { LimitsLink } from '../LimitsLink/LimitsLink.tsx';

/** Explains to players on a break or with an exclusion why they cannot deposit, and links to the end of the break. */
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
