import type { ElementType, ReactElement } from 'react';

/**
 * An element that replaces the default one, such as a router link: `<Link to="/m/home" />`. Its type and props are
 * preserved; the component adds look, label and state.
 */
export type RenderElement = ReactElement<object>;

/** Returns the styled-components props that render the caller's element instead of the default one. */
export function renderAs(render: RenderElement | undefined): { as?: ElementType } {
  return render ? { as: render.type as ElementType, ...render.props } : {};
}
