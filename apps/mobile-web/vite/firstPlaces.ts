import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { WalletIcon } from '@phosphor-icons/react/dist/csr/Wallet';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '@parlor/core';
import { token, type ThemeLayout } from '@parlor/theme';

/** The places of the bottom bar, as the language packs name them. */
export const placeIds = ['home', 'promotion', 'deposit', 'invite', 'member'] as const;

/** What each of them is called in one language. */
export type PlaceWords = Readonly<Record<(typeof placeIds)[number], string>>;

const places = [
  { id: 'home', icon: HouseIcon, path: paths.home },
  { id: 'promotion', icon: GiftIcon, path: paths.activity },
  { id: 'deposit', icon: WalletIcon, path: paths.voucherCenter },
  // It opens a dialog, for which the site has to be there.
  { id: 'invite', icon: UserPlusIcon, path: undefined },
  { id: 'member', icon: UserIcon, path: paths.memberHome },
] as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The bottom bar as the page draws it before any script, with links that work: the words of every language stand in it, and
 * the style shows those of one.
 */
export function firstPlaces(wordsByTag: Readonly<Record<string, PlaceWords>>): string {
  const entries = places.map(({ id, icon, path }) => {
    const drawing = renderToStaticMarkup(createElement(icon)) + (id === 'home' ? renderToStaticMarkup(createElement(icon, { weight: 'fill' })) : '');
    const words = Object.entries(wordsByTag).map(([tag, texts]) => `<b lang="${tag}">${escaped(texts[id])}</b>`).join('');
    const content = `<span>${drawing}</span>${words}`;
    return path === undefined ? `<i>${content}</i>` : `<a href="${path}">${content}</a>`;
  });
  return `<nav class="first-places">${entries.join('')}</nav>`;
}

/** What the page says when the site does not start, in each language. */
export interface FailureWords {
  title: string;
  text: string;
  retry: string;
}

/** What stands in the site's place when it does not start: that it did not, and a link that loads the page again. */
export function firstFailure(wordsByTag: Readonly<Record<string, FailureWords>>): string {
  const words = Object.entries(wordsByTag).map(([tag, { title, text, retry }]) => `<div lang="${tag}"><p><b>${escaped(title)}</b></p><p>${escaped(text)}</p><a href="">${escaped(retry)}</a></div>`);
  return `<div class="first-failure" role="alert">${words.join('')}</div>`;
}

/** The style by which that is said in one language. */
export function firstFailureCss(tags: readonly string[]): string {
  return `${tags.map((tag) => `[data-words='${tag}'] .first-failure [lang='${tag}']`).join()}{display:block}`;
}

const bars = {
  raised: `background:${token('bottomBar.bg')};border-start-start-radius:${token('bottomBar.radius')};border-start-end-radius:${token('bottomBar.radius')};box-shadow:${token('effect.surface')}`,
  flat: `background:${token('bottomBar.bg')};border-block-start:${token('border.width')} solid ${token('border.subtle')}`,
  floating: `inset-block-end:calc(${token('space.3')} + env(safe-area-inset-bottom));inline-size:calc(100% - ${token('space.3')} * 2);max-inline-size:calc(${token('size.column')} - ${token('space.3')} * 2);padding:0 ${token('space.1')};background:${token('bottomBar.bg')};border:${token('border.width')} solid ${token('border.subtle')};border-radius:${token('bottomBar.islandRadius')};box-shadow:${token('effect.surface')}`,
} satisfies Record<ThemeLayout['bottomBar'], string>;

const centres = {
  raised: `inline-size:${token('size.bar')};aspect-ratio:1;margin-block-start:calc(${token('space.8')} * -1);background:${token('bottomBar.centreBg')};color:${token('bottomBar.centreText')};border-radius:50%;box-shadow:0 0 0 ${token('space.1')} ${token('bottomBar.bg')},${token('effect.accent')}`,
  flat: '',
  floating: `padding:${token('space.1')} ${token('space.3')};background:${token('bottomBar.centreBg')};color:${token('bottomBar.centreText')};border-radius:${token('radius.pill')};box-shadow:${token('effect.accent')}`,
} satisfies Record<ThemeLayout['bottomBar'], string>;

/** The style of that bar in a brand's cut: what the site's own bar looks like, which takes its place. */
export function firstPlacesCss({ bottomBar }: Pick<ThemeLayout, 'bottomBar'>, tags: readonly string[]): string {
  const isShaped = bottomBar !== 'flat';
  return [
    `.first-places{position:fixed;inset-block-end:0;inset-inline:0;box-sizing:border-box;display:grid;grid-template-columns:repeat(5,minmax(0,1fr));inline-size:100%;max-inline-size:${token('size.column')};min-block-size:${token('size.bar')};margin-inline:auto;padding-block-end:env(safe-area-inset-bottom);${bars[bottomBar]}}`,
    `.first-places>*{display:grid;align-content:center;justify-items:center;gap:calc(${token('space.1')} / 2);padding-block:${token('space.1')};color:${token('bottomBar.text')};font:${token('font.displayWeight')} ${token('type.12')}/1.5 ${token('font.display')};letter-spacing:${token('font.displayTracking')};text-transform:${token('font.displayTransform')};text-decoration:none}`,
    `.first-places span{display:grid;place-items:center;font-size:${token('type.24')}}`,
    `.first-places b{display:none;overflow:hidden;max-inline-size:100%;font:inherit;text-overflow:ellipsis;white-space:nowrap}`,
    `${tags.map((tag) => `[data-words='${tag}'] .first-places [lang='${tag}']`).join()}{display:block}`,
    `[data-place='home'] .first-places>:first-child{color:${token('bottomBar.activeText')}}`,
    `[data-place='home'] .first-places svg:has(+svg),:not([data-place='home'])>body .first-places svg+svg{display:none}`,
    isShaped ? `.first-places>:nth-child(3){color:${token('text.primary')}}.first-places>:nth-child(3) span{${centres[bottomBar]}}` : '',
  ].join('');
}
