import { useState } from 'react';
import type { Vendor } from '@parlor/contract';
import { Picture } from '@parlor/ui-kit';
import { useArt } from '../../hooks/useArt.ts';
import * as S from './VendorMark.styles.ts';

/** The icon of a vendor, or its initials. Decorative: the name is beside it. */
export function VendorMark({
  vendor,
  isLarge = false,
}: {
  vendor: Pick<Vendor, 'vassalage' | 'iconUrl'>;
  isLarge?: boolean;
}) {
  const art = useArt();
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <S.Root $isLarge={isLarge} aria-hidden>
      {hasFailed ? (
        <S.Monogram>{vendor.vassalage.slice(0, 2)}</S.Monogram>
      ) : (
        <Picture source={art(vendor.iconUrl)} alt="" width={48} height={48} onFail={() => setHasFailed(true)} />
      )}
    </S.Root>
  );
}
