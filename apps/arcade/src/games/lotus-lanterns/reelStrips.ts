import type { LotusSymbol } from './symbols.ts';

const letters: Readonly<Record<string, LotusSymbol>> = {
  W: 'lantern',
  S: 'lotus',
  N: 'naga',
  E: 'elephant',
  K: 'koi',
  T: 'tuktuk',
  P: 'parasol',
  B: 'bowl',
  M: 'mango',
  C: 'coconut',
  H: 'chilli',
};

function strip(text: string): readonly LotusSymbol[] {
  return Array.from(text, (letter) => {
    const symbol = letters[letter];
    if (!symbol) throw new Error(`no symbol is written ${letter}`);
    return symbol;
  });
}

/** The reels of a paid spin. A reel is a ring; a stop is the index of the symbol in the top row. */
export const baseStrips: readonly (readonly LotusSymbol[])[] = [
  'HKBCTSPMKCBPHKCBTNHMCPHMNECTMHEB',
  'BCHTBKCEPMTPHMCBMEKHCWHCNTSMNWPK',
  'HPMBHWMBCNPSKCTBMPEHTCPMCWTBEHNK',
  'MBHCMTHBCKPEHMEKNCHWSPBTMPBKHTCW',
  'HPTCBPMKHMBEMKCHNCSTBCEHTCNMPHKB',
].map(strip);

/** The reels of a free spin: more lanterns, and two lotuses on each, so that a feature may grow. */
export const freeStrips: readonly (readonly LotusSymbol[])[] = [
  'PTBMCSPHBCKEHTCKHEPMNTSKMBPEHMCNBH',
  'PWNTBCSHMBKHEWCMEKHTPWBMSWNCHWCBTKPTM',
  'BWNPBMSCNWPKCWECWHBWCPTMHSKTHMTBMEKPH',
  'PMWCTKSCPBMHKECHNBWPTMBSEWNHWPBHKCWMT',
  'PMCEKSCPBMHKPMTBHEBNCSHBKNHPCTMHTE',
].map(strip);
