import type { ElementType, ReactElement } from 'react';

/**
 * An element of the caller's that takes the place of ours, such as a router's link: `<Link to="/m/home" />`. Its type and
 * its props are kept; the component adds its look, its label and its state.
 */
export type RenderElement = ReactElement<object>;

/** Props that put the caller's element in the place of a styled part's own. */
export function takePlace(render: RenderElement | undefined): { as?: ElementType } {
  return render ? { as: render.type as ElementType, ...render.props } : {};
}
