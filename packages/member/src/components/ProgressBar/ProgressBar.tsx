import * as S from './ProgressBar.styles.ts';

/** A bar that is filled by a share from 0 to 1. Decorative: the text beside it says the same. */
export function ProgressBar({ share }: { share: number }) {
  return (
    <S.Track aria-hidden>
      <S.Fill style={{ inlineSize: `${share * 100}%` }} />
    </S.Track>
  );
}
