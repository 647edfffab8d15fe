import { useState, type ReactNode } from 'react';
import type { Vendor } from '@parlor/contract';
import { useTranslation, useFullPack } from '@parlor/i18n';
import { Button, CategoryPicture } from '@parlor/ui-kit';
import { Sheet } from '@parlor/ui-kit/dialog';
import { VendorMark } from '../VendorMark/VendorMark.tsx';
import * as S from './ProviderPopup.styles.ts';

export interface ProviderPopupProps {
  vendors: readonly Vendor[];
  /** Code of the vendor that the list shows; undefined for all. */
  value: string | undefined;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: (vassalage: string | undefined) => void;
}

/** A popup to select a provider. It slides down from the top in 400 ms and applies the choice on confirmation. */
export function ProviderPopup({ vendors, value, isOpen, onClose, onConfirm }: ProviderPopupProps) {
  useFullPack();
  const { t } = useTranslation('lobby');
  const { t: games } = useTranslation('games');
  const { t: common } = useTranslation();
  const [pending, setPending] = useState(value);
  const confirm = (vassalage: string | undefined) => {
    onConfirm(vassalage);
    onClose();
  };
  const option = (vassalage: string | undefined, icon: ReactNode, name: string) => (
    <li key={vassalage ?? ''}>
      <S.Vendor type="button" aria-pressed={pending === vassalage} onClick={() => setPending(vassalage)}>
        {icon}
        {name}
      </S.Vendor>
    </li>
  );
  return (
    <Sheet
      edge="top"
      isOpen={isOpen}
      onClose={onClose}
      title={t('chooseVendor')}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button variant="secondary" onClick={() => setPending(undefined)}>
            {games('list.reset')}
          </Button>
          <Button onClick={() => confirm(pending)}>{t('confirm')}</Button>
        </>
      }
    >
      <S.Vendors aria-label={games('list.vendors')}>
        {option(undefined, <CategoryPicture name="all" />, t('allVendors'))}
        {vendors.map((vendor) => option(vendor.vassalage, <VendorMark vendor={vendor} isLarge />, vendor.displayName))}
      </S.Vendors>
    </Sheet>
  );
}
