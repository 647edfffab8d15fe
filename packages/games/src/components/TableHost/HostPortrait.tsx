import * as S from './TableHost.styles.ts';

/** Hair behind the face, in a box of 32 by 32: long, to the chin, in a bun, short. */
const hairs: readonly string[] = [
  'M8 25V13A8 8.500 0 0 1 24 13V25H19.500V17H12.500V25Z',
  'M8 18.500V13A8 8.500 0 0 1 24 13V18.500C22.500 20.500 20.500 20 20 18V12H12V18C11.500 20 9.500 20.500 8 18.500Z',
  'M16 1.500A3.200 3.200 0 1 1 15.990 1.500ZM9.200 14.500A6.800 8 0 0 1 22.800 14.500Z',
  'M9.400 15C8.200 8 11.500 5.500 16 5.500S23.800 8 22.600 15Z',
];
/** Hair over the forehead: parted in the middle, to the left, to the right. */
const fringes: readonly string[] = [
  'M10.400 13.500C11 9 13.500 7.500 16 8.500C18.500 7.500 21 9 21.600 13.500C19.500 12.800 17.500 11.500 16 9.800C14.500 11.500 12.500 12.800 10.400 13.500Z',
  'M10.400 13.500C10.500 8.500 14 7 17 7.500C20 7.500 21.500 10 21.600 13C18.500 12.500 16 11.500 14 9.800C13 11.500 12 12.700 10.400 13.500Z',
  'M21.600 13.500C21.500 8.500 18 7 15 7.500C12 7.500 10.500 10 10.400 13C13.500 12.500 16 11.500 18 9.800C19 11.500 20 12.700 21.600 13.500Z',
];

/** Returns a stable number for an id. */
function numberOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return sum;
}

/** The drawing of a host, always the same for an id. Decorative: it shows no actual person. */
export function HostPortrait({ id, size = 'small' }: { id: string; size?: 'small' | 'medium' }) {
  const number = numberOf(id);
  return (
    <S.Portrait viewBox="0 0 32 32" aria-hidden focusable="false" data-size={size}>
      <path data-part="hair" d={hairs[number % hairs.length]} />
      <path data-part="dress" d="M4.500 32C4.500 26 9.500 23.500 16 23.500S27.500 26 27.500 32Z" />
      <path data-part="face" d="M13.800 18H18.200V23.500C17 25.500 15 25.500 13.800 23.500Z" />
      <ellipse data-part="face" cx={16} cy={14.5} rx={5.4} ry={6.3} />
      <path data-part="hair" d={fringes[Math.floor(number / hairs.length) % fringes.length]} />
      <path
        data-part="features"
        d="M13.700 14.800V15M18.300 14.800V15M14.400 17.800C15.300 18.700 16.700 18.700 17.600 17.800"
      />
    </S.Portrait>
  );
}
