import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { token } from '@parlor/theme';
import { styled } from 'styled-components';

/** Positioner, above every other layer. */
export const Place = styled(BaseTooltip.Positioner)`
  z-index: ${token('layer.toast')};
`;

/** The tooltip, at most 18 rem wide. */
export const Popup = styled(BaseTooltip.Popup)`
  max-inline-size: min(18rem, calc(100vw - ${token('space.8')}));
  padding: ${token('space.2')} ${token('space.3')};
  background-color: ${token('surface.overlay')};
  color: ${token('text.primary')};
  border: ${token('border.width')} solid ${token('border.strong')};
  border-radius: ${token('radius.control')};
  font-size: ${token('type.14')};
  overflow-wrap: anywhere;
  transition: opacity ${token('motion.feedback')} ${token('motion.ease')};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;
