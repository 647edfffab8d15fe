import { Text } from '@parlor/ui-kit';

/** Why a form was refused. Screen readers announce it when it appears. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text !== undefined && (
        <Text tone="danger" size={14}>
          {text}
        </Text>
      )}
    </div>
  );
}
