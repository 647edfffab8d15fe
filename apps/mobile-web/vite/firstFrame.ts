import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe';
import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import type { Icon, IconWeight } from '@phosphor-icons/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths, type DialogName } from '@parlor/core';
import { token, type ThemeLayout } from '@parlor/theme';
import { barEntries, type BarEntryId } from '../src/shell/bottomBar/barEntries.ts';

/** The labels of the bottom bar's entries in one language. */
export type BarEntryWords = Readonly<Record<BarEntryId, string>>;

/** Escapes a text for markup as React does. */
const escaped = (text: string) => renderToStaticMarkup(text);
const drawn = (icon: Icon, weight: IconWeight = 'regular', className?: string) =>
  renderToStaticMarkup(
    createElement(icon, { weight, 'aria-hidden': true, ...(className !== undefined && { className }) }),
  );

/** Renders a text in every language; the style shows one of them. */
function inEveryLanguage<Words>(wordsByTag: Readonly<Record<string, Words>>, pick: (words: Words) => string): string {
  return Object.entries(wordsByTag)
    .map(([tag, words]) => `<b lang="${tag}">${escaped(pick(words))}</b>`)
    .join('');
}

/**
 * Renders the bottom bar that the document draws before any script, with working links. Dialogs open by buttons; the
 * document remembers a press for the site.
 */
export function firstBarEntries(wordsByTag: Readonly<Record<string, BarEntryWords>>): string {
  const entries = barEntries.map(({ id, icon, ...target }) => {
    const drawing =
      id === 'home' ? drawn(icon, 'regular', 'first-elsewhere') + drawn(icon, 'fill', 'first-here') : drawn(icon);
    const content = `<span>${drawing}</span>${inEveryLanguage(wordsByTag, (words) => words[id])}`;
    return 'dialog' in target
      ? `<button type="button" data-dialog="${target.dialog}">${content}</button>`
      : `<a href="${target.path}">${content}</a>`;
  });
  return `<nav class="first-places">${entries.join('')}</nav>`;
}

/** The labels of the header's controls in one language. */
export interface ActionWords {
  login: string;
  register: string;
  language: string;
  menu: string;
}

/** Renders the controls of the document's header: login and registration for guests, the language and the menu. */
export function firstActions(wordsByTag: Readonly<Record<string, ActionWords>>): string {
  const wayIn = (name: 'login' | 'register') =>
    `<a class="first-${name}" href="${paths[name]}">${inEveryLanguage(wordsByTag, (words) => words[name])}</a>`;
  const button = (name: 'language' | 'menu', icon: Icon, dialog: DialogName) =>
    `<button type="button" class="first-${name}" data-dialog="${dialog}">${drawn(icon)}${inEveryLanguage(wordsByTag, (words) => words[name])}</button>`;
  return `<span class="first-actions">${wayIn('login')}${wayIn('register')}${button('language', GlobeIcon, 'language')}${button('menu', ListIcon, 'drawer')}</span>`;
}

/** The page's message if the site fails to start, in each language. */
export interface FailureWords {
  title: string;
  text: string;
  retry: string;
}

/** Renders the failure message that replaces the site if it fails to start, with a link that reloads the page. */
export function firstFailure(wordsByTag: Readonly<Record<string, FailureWords>>): string {
  const words = Object.entries(wordsByTag).map(
    ([tag, { title, text, retry }]) =>
      `<div class="first-failure-words" lang="${tag}"><p><b>${escaped(title)}</b></p><p>${escaped(text)}</p><a href="">${escaped(retry)}</a></div>`,
  );
  return `<div class="first-failure" role="alert">${words.join('')}</div>`;
}

/** Returns the style that shows only the texts of the root's language. */
export function firstWordsCss(tags: readonly string[]): string {
  return `${tags.map((tag) => `[data-words='${tag}'] [lang='${tag}'].first-failure-words,[data-words='${tag}'] :is(.first-places,.first-actions) [lang='${tag}']`).join()}{display:block}`;
}

const bars = {
  raised: `background:${token('bottomBar.bg')};border-start-start-radius:${token('bottomBar.radius')};border-start-end-radius:${token('bottomBar.radius')};box-shadow:${token('effect.surface')}`,
  flat: `min-block-size:calc(${token('size.bar')} + ${token('border.width')} + env(safe-area-inset-bottom));background:${token('bottomBar.bg')};border-block-start:${token('border.width')} solid ${token('border.subtle')}`,
  floating: `inset-block-end:calc(${token('space.3')} + env(safe-area-inset-bottom));inline-size:calc(100% - ${token('space.3')} * 2);max-inline-size:calc(${token('size.column')} - ${token('space.3')} * 2);min-block-size:${token('size.bar')};padding:0 ${token('space.1')};background:${token('bottomBar.bg')};border:${token('border.width')} solid ${token('border.subtle')};border-radius:${token('bottomBar.islandRadius')};box-shadow:${token('effect.surface')}`,
} satisfies Record<ThemeLayout['bottomBar'], string>;

const centres = {
  raised: `inline-size:${token('size.bar')};aspect-ratio:1;margin-block-start:calc(${token('space.8')} * -1);background:${token('bottomBar.centreBg')};color:${token('bottomBar.centreText')};border-radius:50%;box-shadow:0 0 0 ${token('space.1')} ${token('bottomBar.bg')},${token('effect.accent')}`,
  flat: '',
  floating: `padding:${token('space.1')} ${token('space.3')};background:${token('bottomBar.centreBg')};color:${token('bottomBar.centreText')};border-radius:${token('radius.pill')};box-shadow:${token('effect.accent')}`,
} satisfies Record<ThemeLayout['bottomBar'], string>;

/**
 * On the narrowest phones the buttons need the room of the brand name. In em, because a media query knows no tokens.
 */
const narrow = '@media (max-width:22.4em)';

/**
 * Styles of home's header, and of that of any other page. The page's selectors are more specific, so that they override
 * those of home.
 */
const headers = {
  bar: `[data-place='page'] .first-bar{border-block-end:${token('border.width')} solid ${token('topBar.edge')}}`,
  masthead: `.first-bar{border-block-end:calc(${token('border.width')} * 3) double ${token('border.strong')}}`,
  island: `.first-bar{padding-inline:${token('space.6')} ${token('space.4')}}.first-bar::before{position:absolute;inset-block:calc(${token('space.1')} + env(safe-area-inset-top)) 0;inset-inline:${token('space.3')};z-index:-1;border:${token('border.width')} solid ${token('border.subtle')};border-radius:${token('radius.pill')};background:${token('surface.raised')};box-shadow:${token('effect.surface')};content:''}[data-place='page'] .first-bar{padding-inline:${token('space.4')}}[data-place='page'] .first-bar::before{border-color:${token('topBar.edge')}}${narrow}{[data-place='home'] .first-bar{padding-inline:${token('space.4')} ${token('space.2')}}[data-place='home'] .first-bar::before{inset-inline:${token('space.1')}}}`,
} satisfies Record<ThemeLayout['header'], string>;

/**
 * Styles of cards in a grid, as the brand shapes them, with the position of the art; a row shows it small, beside the
 * text.
 */
const cards = {
  edge: '.first-row{grid-template-columns:repeat(3,minmax(0,1fr))}',
  row: `.first-row{grid-template-columns:calc(${token('space.12')} + ${token('space.8')});gap:${token('space.2')}}.first-row>*{margin:${token('space.2')}}`,
  framed: `.first-row{grid-template-columns:repeat(2,minmax(0,1fr))}.first-row>*{margin:calc(${token('space.1')} + ${token('border.width')})}`,
} satisfies Record<ThemeLayout['gameCard'], string>;

const banners = { full: '480/210', strip: '480/132' } satisfies Record<ThemeLayout['banner'], string>;

/**
 * Returns the style of the first frame for a brand's layout choices. It matches the site's own bars and cards, which
 * replace it.
 */
export function firstFrameCss({ bottomBar, header, gameCard, banner, density, homeSections }: ThemeLayout): string {
  const isShaped = bottomBar !== 'flat';
  return [
    headers[header],
    density === 'dense' ? `[data-place='home'] .first-opening{gap:${token('space.4')}}` : '',
    `.first-picture{aspect-ratio:${banners[banner]};border-radius:${token('carousel.radius')}}`,
    // Home of this brand begins with the jackpot, whose space is reserved above the picture.
    homeSections[0] === 'jackpot'
      ? `[data-place='home'] .first-opening::before{height:calc(${token('space.12')} * 3);border-radius:${token('radius.card')};background:${token('skeleton.base')};content:''}`
      : '',
    `${cards[gameCard]}.first-row>*{border-radius:${token('gameCard.radius')}}`,
    `.first-places{position:fixed;inset-block-end:0;inset-inline:0;display:grid;grid-template-columns:repeat(5,minmax(0,1fr));inline-size:100%;max-inline-size:${token('size.column')};min-block-size:calc(${token('size.bar')} + env(safe-area-inset-bottom));margin-inline:auto;padding-block-end:env(safe-area-inset-bottom);${bars[bottomBar]}}`,
    `.first-places>*{display:grid;align-content:center;justify-items:center;gap:calc(${token('space.1')} / 2);padding-block:${token('space.1')};color:${token('bottomBar.text')};font:${token('font.displayWeight')} ${token('type.12')}/1.5 ${token('font.display')};letter-spacing:${token('font.displayTracking')};text-transform:${token('font.displayTransform')};text-decoration:none}`,
    `.first-places span{display:grid;place-items:center;font-size:${token('type.24')}}`,
    `.first-places b{overflow:hidden;max-inline-size:100%;text-overflow:ellipsis;white-space:nowrap}`,
    `[data-place='home'] .first-places>:first-child{color:${token('bottomBar.activeText')}}`,
    `[data-place='home'] .first-elsewhere,:not([data-place='home'])>body .first-here{display:none}`,
    isShaped
      ? `.first-places>:nth-child(3){color:${token('text.primary')}}.first-places>:nth-child(3) span{${centres[bottomBar]}}`
      : '',
  ].join('');
}
