import type { FallsSymbol } from '../symbols.ts';
import amber from './art/amber.svg';
import amethyst from './art/amethyst.svg';
import emerald from './art/emerald.svg';
import fern from './art/fern.svg';
import orchid from './art/orchid.svg';
import ruby from './art/ruby.svg';
import sapphire from './art/sapphire.svg';
import shell from './art/shell.svg';
import temple from './art/temple.svg';

/** URLs of the symbols' pictures. */
export const symbolArt: Readonly<Record<FallsSymbol, string>> = {
  temple,
  emerald,
  ruby,
  sapphire,
  amethyst,
  amber,
  orchid,
  fern,
  shell,
};

/** The colour of the splinters that a burst symbol leaves. */
export const splinterColours: Readonly<Record<FallsSymbol, string>> = {
  temple: '#ffe27a',
  emerald: '#4fe89b',
  ruby: '#ff5d6c',
  sapphire: '#6cbcff',
  amethyst: '#c987ff',
  amber: '#ffb326',
  orchid: '#ff8cc6',
  fern: '#bdf24a',
  shell: '#ffd9b0',
};
