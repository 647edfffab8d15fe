import { trustedDrawing } from '@parlor/core';
import { Text, VisuallyHidden } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import * as S from './BrandHead.styles.ts';

/** The brand's logo above a form, with a line of text. */
export function BrandHead({ text }: { text: string }) {
  const { logo, name } = useBrand();
  return (
    <S.Root>
      {/* Drawn by the brand's own theme package, never by a server's answer. */}
      <S.Logo aria-hidden dangerouslySetInnerHTML={trustedDrawing(logo.wordmark)} />
      <VisuallyHidden>{name}</VisuallyHidden>
      <Text size={14} tone="secondary">
        {text}
      </Text>
    </S.Root>
  );
}
