import type { ReactNode } from 'react';

import { Stack } from '../Stack/Stack.tsx';
import { Heading, Text } from '../Text/Text.tsx';
import { Row, Rows, Sight, Words } from './Tokens.styles.ts';

/** A page of tokens: explanation, then the tokens. */
export function TokenPage({
  title,
  children,
  explanation,
}: {
  readonly title: string;
  readonly explanation: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1} size={24}>
          {title}
        </Heading>
        <Text tone="secondary">{explanation}</Text>
      </Stack>
      {children}
    </Stack>
  );
}

/** A group of tokens with a heading. */
export function TokenGroup({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <Stack gap={3} as="section">
      <Heading level={2} size={20}>
        {title}
      </Heading>
      <Rows>{children}</Rows>
    </Stack>
  );
}

/** One token: specimen, name, purpose and figures. */
export function TokenRow({
  name,
  purpose,
  figures,
  specimen,
  children,
}: {
  readonly name: string;
  readonly purpose: string;
  readonly figures?: ReactNode;
  /** Specimen that needs the full width, above the name. */
  readonly specimen?: ReactNode;
  /** Specimen beside the name. */
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <Row>
      {specimen}
      {children !== undefined && <Sight>{children}</Sight>}
      <Words>
        <Text as="span" size={14} isStrong>
          {name}
        </Text>
        <Text as="span" size={14} tone="secondary">
          {purpose}
        </Text>
        {figures !== undefined && (
          <Text as="span" size={12} tone="muted">
            {figures}
          </Text>
        )}
      </Words>
    </Row>
  );
}
