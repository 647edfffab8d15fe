import { Combobox } from '@base-ui/react/combobox';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { useRef, type ReactNode } from 'react';

import { Flag } from '../Flag/Flag.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Code, List, Nothing, Row, Search, SearchInput } from './CountrySheet.styles.ts';
import type { PhoneFieldTexts } from './phoneFieldTexts.ts';
import { isCountryFound, type PhoneCountry } from './phoneNumber.ts';

/** Props of `CountrySheet`. Picking a country does not close it; the caller does. */
export interface CountrySheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly countries: readonly PhoneCountry[];
  readonly chosen: PhoneCountry | undefined;
  readonly onPick: (country: PhoneCountry) => void;
  readonly texts: PhoneFieldTexts;
}

/** Country list of a `PhoneField`, searchable by name, code and dialling code. Loaded when it is first opened. */
export function CountrySheet({ isOpen, onClose, countries, chosen, onPick, texts }: CountrySheetProps): ReactNode {
  const search = useRef<HTMLInputElement>(null);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={texts.title} closeLabel={texts.close} initialFocus={search}>
      <Combobox.Root
        inline
        open
        autoHighlight
        items={countries}
        value={chosen ?? null}
        itemToStringLabel={({ name }: PhoneCountry) => name}
        isItemEqualToValue={(a: PhoneCountry, b: PhoneCountry) => a.code === b.code}
        filter={isCountryFound}
        onValueChange={(country: PhoneCountry | null) => {
          if (country) onPick(country);
        }}
      >
        <Search>
          <MagnifyingGlassIcon aria-hidden />
          <SearchInput ref={search} aria-label={texts.search} placeholder={texts.search} />
        </Search>
        <Nothing>{texts.nothingFound}</Nothing>
        <List aria-label={texts.title}>
          {(country: PhoneCountry) => (
            <Row key={country.code} value={country}>
              <Flag country={country.code} />
              <span>{country.name}</span>
              <Code>{country.dialingCode}</Code>
              <Combobox.ItemIndicator render={<span />}>
                <CheckIcon aria-hidden weight="bold" />
              </Combobox.ItemIndicator>
            </Row>
          )}
        </List>
      </Combobox.Root>
    </Sheet>
  );
}
