import { Link } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Rail, Skeleton } from '@parlor/ui-kit';
import { useVendors } from '../../hooks/useVendors.ts';
import { listPath, PROVIDER_PATH } from '../../model/gameScreens.ts';
import { categoryOfVendor } from '../../model/vendorChoices.ts';
import { VendorMark } from '../VendorMark/VendorMark.tsx';
import * as S from './VendorRail.styles.ts';

/** The vendors, each linked to its games: to those of its first game type if it has several. */
export function VendorRail() {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const { vendors, isKnown } = useVendors();
  if (isKnown && vendors.length === 0) return null;
  const once = [...new Map(vendors.toReversed().map((vendor) => [vendor.vassalage, vendor])).values()].toReversed();
  return (
    <Rail
      title={t('home.vendors')}
      itemSize="small"
      isBusy={!isKnown}
      all={{ label: common('action.all'), render: <Link to={PROVIDER_PATH} /> }}
    >
      {isKnown
        ? once.map((vendor) => (
            <S.Tile
              key={vendor.vassalage}
              to={`${listPath(categoryOfVendor(vendor))}?vassalage=${encodeURIComponent(vendor.vassalage)}`}
            >
              <VendorMark vendor={vendor} isLarge />
              <span>{vendor.displayName}</span>
            </S.Tile>
          ))
        : [0, 1, 2, 3, 4].map((index) => <Skeleton key={index} shape="art" />)}
    </Rail>
  );
}
