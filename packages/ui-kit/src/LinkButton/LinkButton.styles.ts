import { styled } from 'styled-components';

import { buttonStyles } from '../Button/Button.styles.ts';
import type { ButtonSize, ButtonVariant } from '../Button/buttonOptions.ts';

/** The `<a>` element. */
export const Root = styled.a<{ $variant: ButtonVariant; $size: ButtonSize; $isFullWidth: boolean }>`
  ${buttonStyles}
`;
