import type { HeadIconId } from '@parlor/contract';
import { Avatar } from '@parlor/ui-kit';
import * as S from './HeadIcon.styles.ts';
import { headIconDrawings } from './headIconDrawings.ts';

interface Props {
  /** Empty for the first letter of the name. */
  headIcon: HeadIconId | '';
  name: string;
}

/** The drawing that a member chose, or the first letter of their name. Decorative: the name is beside it. */
export function HeadIcon({ headIcon, name }: Props) {
  if (headIcon === '') return <Avatar name={name} size="large" />;
  const Drawing = headIconDrawings[headIcon];
  return (
    <S.Disc aria-hidden>
      <Drawing weight="fill" />
    </S.Disc>
  );
}
