/**
 * The source of a new brand's `src/assets/imagery.ts`, which contains its initial drawings. They use theme roles, so
 * they have the brand's own colours in every mode. The brand's artist replaces them one by one.
 */
export const imagerySource = `import type { ImageryDrawings } from '@parlor/theme/assets';

import { dark } from '../palette.ts';

// Lines take the colour of the words beside them; areas are the brand's accent, full for what matters and soft for what
// surrounds it.
const line = (shapes: string): string => \`<g fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">\${shapes}</g>\`;
const accent = (shapes: string): string => \`<g fill="var(--accent-base)">\${shapes}</g>\`;
const soft = (shapes: string): string => \`<g fill="var(--accent-soft)">\${shapes}</g>\`;

/** The kinds of game, and the lists beside them, on 48 by 48. */
const categories: ImageryDrawings['categories'] = {
  all: soft('<rect x="6" y="6" width="16" height="16" rx="4"/><rect x="26" y="26" width="16" height="16" rx="4"/>') + line('<rect x="6" y="6" width="16" height="16" rx="4"/><rect x="6" y="26" width="16" height="16" rx="4"/><rect x="26" y="26" width="16" height="16" rx="4"/>') + accent('<circle cx="34" cy="14" r="9"/>'),
  hot: soft('<path d="M24 4c2 8 14 12 14 25a14 14 0 0 1-28 0c0-7 4-11 7-14 1 4 3 6 5 6 4-5 3-11 2-17z"/>') + line('<path d="M24 4c2 8 14 12 14 25a14 14 0 0 1-28 0c0-7 4-11 7-14 1 4 3 6 5 6 4-5 3-11 2-17z"/>') + accent('<path d="M24 26c4 4 6 6 6 10a6 6 0 0 1-12 0c0-4 4-6 6-10z"/>'),
  slot: soft('<rect x="5" y="10" width="34" height="28" rx="5"/>') + line('<rect x="5" y="10" width="34" height="28" rx="5"/><path d="M16 11v26M28 11v26M43 30V17"/>') + accent('<circle cx="43" cy="14" r="4"/><circle cx="10.5" cy="24" r="3"/><circle cx="22" cy="24" r="3"/><circle cx="33.5" cy="24" r="3"/>'),
  crash: soft('<path d="M6 42c14-2 22-10 28-24v24z"/>') + line('<path d="M6 6v36h36M9 38c12-2 19-9 24-20"/>') + accent('<path d="M42 5l-4 17-5-5-8-2z"/>'),
  live: soft('<rect x="5" y="12" width="28" height="25" rx="5"/>') + line('<rect x="5" y="12" width="28" height="25" rx="5"/><path d="M33 22l10-6v17l-10-6"/>') + accent('<circle cx="19" cy="24.5" r="6"/>'),
  sports: soft('<circle cx="24" cy="24" r="18"/>') + line('<circle cx="24" cy="24" r="18"/><path d="M24 6v9M7 19l8 3M13 38l5-7M35 38l-5-7M41 19l-8 3"/>') + accent('<path d="M24 15l9 7-3 9H18l-3-9z"/>'),
  esports: soft('<path d="M14 14h20c7 0 10 20 5 21-4 1-6-6-9-6H18c-3 0-5 7-9 6-5-1-2-21 5-21z"/>') + line('<path d="M14 14h20c7 0 10 20 5 21-4 1-6-6-9-6H18c-3 0-5 7-9 6-5-1-2-21 5-21zM13 22h8M17 18v8"/>') + accent('<circle cx="29" cy="24" r="2.5"/><circle cx="34" cy="20" r="2.5"/>'),
  cockfight: soft('<path d="M15 42c-4-8 0-13 1-19 1-7 13-9 15-1 1 5-1 8 3 20z"/>') + line('<path d="M15 42c-4-8 0-13 1-19 1-7 13-9 15-1 1 5-1 8 3 20M31 22l8 3-8 3"/>') + accent('<path d="M15 19c-2-5 1-8 3-6-1-5 5-7 6-3 2-4 8-1 6 5-3-3-11-3-15 4z"/><circle cx="25.5" cy="21.5" r="2"/><path d="M31 29c4 2 3 7 0 7-2 0-2-4 0-7z"/>'),
  fish: soft('<path d="M4 24c7-13 22-13 30 0-8 13-23 13-30 0z"/>') + line('<path d="M4 24c7-13 22-13 30 0-8 13-23 13-30 0zM34 24l9-8v16zM22 18c3 4 3 8 0 12"/>') + accent('<circle cx="13" cy="22" r="3"/>'),
  pvp: soft('<path d="M4 40c0-16 18-16 18 0zM26 40c0-16 18-16 18 0z"/>') + line('<path d="M4 40c0-16 18-16 18 0zM26 40c0-16 18-16 18 0z"/><circle cx="13" cy="18" r="6"/><circle cx="35" cy="18" r="6"/>') + accent('<path d="M26 4l-6 9h4l-2 8 6-10h-4z"/>'),
  rng: soft('<rect x="7" y="7" width="34" height="34" rx="8"/>') + line('<rect x="7" y="7" width="34" height="34" rx="8"/>') + accent('<circle cx="16" cy="16" r="3.5"/><circle cx="32" cy="16" r="3.5"/><circle cx="24" cy="24" r="3.5"/><circle cx="16" cy="32" r="3.5"/><circle cx="32" cy="32" r="3.5"/>'),
  lott: soft('<circle cx="17" cy="18" r="11"/><circle cx="32" cy="32" r="10"/>') + line('<circle cx="17" cy="18" r="11"/><circle cx="32" cy="32" r="10"/><path d="M32 28v8M14 15l4-2v10"/>') + accent('<circle cx="37" cy="12" r="5"/>'),
  elott: soft('<rect x="9" y="5" width="30" height="38" rx="6"/>') + line('<rect x="9" y="5" width="30" height="38" rx="6"/><path d="M20 37h8"/>') + accent('<circle cx="18" cy="15" r="4"/><circle cx="30" cy="15" r="4"/><circle cx="18" cy="26" r="4"/>') + line('<circle cx="30" cy="26" r="3"/>'),
  bingo: soft('<rect x="6" y="6" width="36" height="36" rx="5"/>') + line('<rect x="6" y="6" width="36" height="36" rx="5"/><path d="M18 6v36M30 6v36M6 18h36M6 30h36"/>') + accent('<circle cx="12" cy="12" r="4"/><circle cx="24" cy="24" r="4"/><circle cx="36" cy="36" r="4"/>'),
  jackpot: soft('<path d="M13 6h22v12a11 11 0 0 1-22 0z"/>') + line('<path d="M13 6h22v12a11 11 0 0 1-22 0zM13 10H6c0 8 3 11 8 12M35 10h7c0 8-3 11-8 12M24 29v8M15 42h18M19 42c0-3 2-5 5-5s5 2 5 5"/>') + accent('<path d="M24 10l2.5 5 5.5.8-4 4 1 5.200-5-2.5-5 2.5 1-5.200-4-4 5.5-.8z"/>'),
  inhouse: soft('<path d="M9 21L24 8l15 13v20H9z"/>') + line('<path d="M4 25L24 7l20 18M9 21v20h30V21"/>') + accent('<path d="M24 20l3 6 6 1-4.5 4.5 1 6.5-5.5-3-5.5 3 1-6.5L15 27l6-1z"/>'),
  jl: soft('<rect x="5" y="8" width="38" height="32" rx="8"/>') + line('<rect x="5" y="8" width="38" height="32" rx="8"/><path d="M20 17v11c0 5-7 5-7 0M28 17v14h7"/>') + accent('<circle cx="39" cy="9" r="5"/>'),
  rtg: soft('<rect x="5" y="8" width="38" height="32" rx="8"/>') + line('<rect x="5" y="8" width="38" height="32" rx="8"/><path d="M11 31V18h3c4 0 4 6 0 6h-3M14 24l3 7M20 18h7M23.5 18v13M37 20c-6-5-8 11-3 11 3 0 3-2 3-5h-3"/>') + accent('<circle cx="39" cy="9" r="5"/>'),
  featurebuy: soft('<path d="M9 16h30l-3 26H12z"/>') + line('<path d="M9 16h30l-3 26H12zM17 20v-6a7 7 0 0 1 14 0v6"/>') + accent('<path d="M25 23l-7 9h5l-1 7 7-9h-5z"/>'),
  fav: soft('<path d="M24 41C8 31 4 23 6 16c3-9 14-9 18-1 4-8 15-8 18 1 2 7-2 15-18 25z"/>') + line('<path d="M24 41C8 31 4 23 6 16c3-9 14-9 18-1 4-8 15-8 18 1 2 7-2 15-18 25z"/>') + accent('<circle cx="33" cy="18" r="4"/>'),
  recent: soft('<circle cx="25" cy="25" r="17"/>') + line('<path d="M9 18a17 17 0 1 1-1 9M8 9v10h10M25 15v10l7 5"/>') + accent('<circle cx="25" cy="25" r="3.5"/>'),
  promo: soft('<rect x="7" y="20" width="34" height="22" rx="4"/>') + line('<path d="M7 24v14a4 4 0 0 0 4 4h26a4 4 0 0 0 4-4V24M4 16h40v8H4zM24 16C12 16 13 5 19 6c4 1 5 10 5 10s1-9 5-10c6-1 7 10-5 10z"/>') + accent('<rect x="21" y="17" width="6" height="24"/>'),
};

/** What stands behind every scene: a soft light and the ground. */
const stage = soft('<circle cx="80" cy="56" r="46"/><ellipse cx="80" cy="108" rx="60" ry="7"/>');
const body = (shapes: string): string => \`<g fill="var(--surface-overlay)" stroke="var(--border-strong)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">\${shapes}</g>\`;
const stroke = (shapes: string): string => \`<g fill="none" stroke="var(--text-secondary)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">\${shapes}</g>\`;
const spark = accent('<path d="M128 22l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM30 34l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"/>');

/** Empty, broken and closed places, on 160 by 120. */
const scenes: ImageryDrawings['scenes'] = {
  empty: stage + body('<path d="M44 54l36-14 36 14v36l-36 16-36-16zM44 54l36 14 36-14M80 68v38"/><path d="M44 54l-14 12 36 14 14-12M116 54l14 12-36 14-14-12"/>') + spark,
  games: stage + body('<path d="M52 46h56c22 0 30 52 14 56-12 3-16-16-26-16H64c-10 0-14 19-26 16-16-4-8-56 14-56z"/>') + stroke('<path d="M48 68h20M58 58v20"/>') + accent('<circle cx="102" cy="74" r="6"/><circle cx="116" cy="62" r="6"/>') + spark,
  search: stage + body('<circle cx="72" cy="56" r="30"/><path d="M95 77l29 27-7 7-29-27z"/>') + stroke('<path d="M56 56a16 16 0 0 1 16-16"/>') + spark,
  records: stage + body('<path d="M48 18h48l20 20v70H48zM96 18v20h20"/>') + stroke('<path d="M60 56h44M60 70h44M60 84h28"/>') + accent('<circle cx="66" cy="36" r="7"/>') + spark,
  wallet: stage + body('<path d="M38 44h76a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8H46a8 8 0 0 1-8-8zM38 44c0-8 6-10 12-11l54-9v20M98 64h28v20H98a10 10 0 0 1 0-20z"/>') + accent('<circle cx="102" cy="74" r="5"/>') + spark,
  messages: stage + body('<path d="M30 28h70a8 8 0 0 1 8 8v32a8 8 0 0 1-8 8H60L42 92V76H30a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8z"/><path d="M82 60h46a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-2v12l-14-12H82a8 8 0 0 1-8-8V68a8 8 0 0 1 8-8z"/>') + accent('<circle cx="92" cy="78" r="4"/><circle cx="105" cy="78" r="4"/><circle cx="118" cy="78" r="4"/>') + stroke('<path d="M38 44h54M38 57h26"/>'),
  gifts: stage + body('<path d="M44 64h72v42H44zM36 46h88v18H36z"/><path d="M80 46C50 46 52 18 68 20c10 2 12 26 12 26s2-24 12-26c16-2 18 26-12 26z"/>') + accent('<path d="M74 48h12v58H74z"/>') + spark,
  offline: stage + body('<path d="M48 86a20 20 0 0 1 0-40 32 32 0 0 1 60-4 22 22 0 0 1 4 44z"/>') + stroke('<path d="M40 24l80 84"/>') + accent('<circle cx="124" cy="96" r="6"/>'),
  error: stage + body('<path d="M80 18l52 88H28z"/>') + stroke('<path d="M80 52v24"/>') + accent('<circle cx="80" cy="91" r="5"/>'),
  closed: stage + body('<path d="M60 56V40a20 20 0 0 1 40 0v16"/><rect x="46" y="54" width="68" height="52" rx="10"/>') + accent('<circle cx="80" cy="76" r="7"/><path d="M77 78h6l3 16H74z"/>') + spark,
  maintenance: stage + body('<path d="M74 22h12l2 10 9 4 9-6 9 9-6 9 4 9 10 2v12l-10 2-4 9 6 9-9 9-9-6-9 4-2 10H74l-2-10-9-4-9 6-9-9 6-9-4-9-10-2V59l10-2 4-9-6-9 9-9 9 6 9-4z"/>') + accent('<circle cx="80" cy="65" r="14"/>') + stroke('<path d="M118 24l14-14M124 34l18-4"/>'),
};

const { surfaces, accent: glow } = dark;
const ring = (x: number, radius: number, opacity: number): string => \`<circle cx="\${x}" cy="210" r="\${radius}" fill="none" stroke="\${glow}" stroke-width="\${radius / 7}" opacity="\${opacity}"/>\`;

/** Over home: the sign of the brand in the light of its accent, calm where words stand. */
const heroSvg = \`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="420" viewBox="0 0 960 420">
<defs><linearGradient id="ground" x2="1" y2=".4"><stop stop-color="\${surfaces.backdrop}"/><stop offset=".5" stop-color="\${surfaces.raised}"/><stop offset="1" stop-color="\${surfaces.overlay}"/></linearGradient>
<radialGradient id="light" cx=".76" cy=".5" r=".45"><stop stop-color="\${glow}" stop-opacity=".42"/><stop offset="1" stop-color="\${glow}" stop-opacity="0"/></radialGradient></defs>
<path fill="url(#ground)" d="M0 0h960v420H0z"/><path fill="url(#light)" d="M0 0h960v420H0z"/>
\${ring(730, 250, 0.08)}\${ring(730, 180, 0.16)}\${ring(670, 104, 0.9)}\${ring(790, 104, 0.9)}
<g fill="\${glow}"><circle cx="560" cy="84" r="7" opacity=".7"/><circle cx="908" cy="120" r="10" opacity=".8"/><circle cx="600" cy="352" r="5" opacity=".6"/><circle cx="876" cy="348" r="6" opacity=".7"/><circle cx="520" cy="250" r="4" opacity=".4"/></g>
</svg>\`;

/** Everything that \`pnpm assets\` writes into \`src/imagery\`. */
export const imagery: ImageryDrawings = { heroSvg, categories, scenes };
`;
