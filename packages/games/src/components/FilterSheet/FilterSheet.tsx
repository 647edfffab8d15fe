import { useState } from 'react';
import { presetOf, type ListTopic, type Vendor } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Button, Field, Heading, Stack } from '@parlor/ui-kit';
import { Sheet } from '@parlor/ui-kit/dialog';
import { useNamedVendors } from '../../hooks/useNamedVendors.ts';
import { emptyFilter, isFiltered, readFilter, writeFilter, type GameFilter } from '../../model/gameFilter.ts';
import { classesFor, vendorsFor } from '../../model/vendorChoices.ts';
import { VendorMark } from '../VendorMark/VendorMark.tsx';
import * as S from './FilterSheet.styles.ts';

export interface FilterSheetProps {
  topic: ListTopic;
  filter: GameFilter;
  vendors: readonly Vendor[];
  isOpen: boolean;
  onClose: () => void;
  onApply: (filter: GameFilter) => void;
}

interface Draft {
  vassalage: string | undefined;
  gameClassify: string | undefined;
  minBet: string;
  minLine: string;
}

function draftOf({ vassalage, gameClassify, minBet = '', minLine }: GameFilter): Draft {
  return { vassalage, gameClassify, minBet, minLine: minLine === undefined ? '' : String(minLine) };
}

/** The filter sheet: provider, class, minimum bet and lines. Nothing changes until it is applied. */
export function FilterSheet({ topic, filter, vendors, isOpen, onClose, onApply }: FilterSheetProps) {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(filter));
  const [wanted, setWanted] = useState('');
  const preset = presetOf(topic);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));

  const apply = () => {
    const { minBet: _bet, minLine: _line, vassalage: _vendor, gameClassify: _class, ...kept } = filter;
    const search = new URLSearchParams({ minBet: draft.minBet.trim(), minLine: draft.minLine.trim() });
    const { minBet, minLine } = readFilter(search);
    onApply(
      readFilter(
        writeFilter({
          ...kept,
          ...(draft.vassalage && { vassalage: draft.vassalage }),
          ...(draft.gameClassify && { gameClassify: draft.gameClassify }),
          ...(minBet && { minBet }),
          ...(minLine && { minLine }),
        }),
      ),
    );
    onClose();
  };
  const reset = () => {
    if (isFiltered(filter)) onApply(emptyFilter);
    onClose();
  };

  const isNamed = useNamedVendors(wanted);
  const shownVendors = vendorsFor(topic, vendors, draft.gameClassify).filter(isNamed);
  const classes = classesFor(topic, vendors, draft.vassalage);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('list.filterTitle')}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button variant="secondary" onClick={reset}>
            {t('list.reset')}
          </Button>
          <Button onClick={apply}>{t('list.apply')}</Button>
        </>
      }
    >
      <Stack gap={6}>
        {!preset.hidesClassify && preset.gameClassify === undefined && classes.length > 0 && (
          <Stack gap={2}>
            <Heading level={3} size={16}>
              {t('list.classes')}
            </Heading>
            <S.Choices>
              {classes.map(({ key, displayName }) => (
                <li key={key}>
                  <S.Choice
                    type="button"
                    aria-pressed={draft.gameClassify === key}
                    onClick={() => change({ gameClassify: draft.gameClassify === key ? undefined : key })}
                  >
                    {displayName}
                  </S.Choice>
                </li>
              ))}
            </S.Choices>
          </Stack>
        )}
        <S.Pair>
          <Field
            label={t('list.minBet')}
            inputMode="decimal"
            maxLength={12}
            value={draft.minBet}
            onChange={(event) => change({ minBet: event.target.value })}
          />
          <Field
            label={t('list.minLine')}
            inputMode="numeric"
            maxLength={5}
            value={draft.minLine}
            onChange={(event) => change({ minLine: event.target.value })}
          />
        </S.Pair>
        {!preset.hidesVendor && (
          <Stack gap={2}>
            <Heading level={3} size={16}>
              {t('list.vendors')}
            </Heading>
            <Field
              label={t('list.findVendor')}
              type="search"
              maxLength={40}
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
            <S.Choices>
              {shownVendors.map((vendor) => (
                <li key={vendor.vassalage}>
                  <S.Choice
                    type="button"
                    aria-pressed={draft.vassalage === vendor.vassalage}
                    onClick={() =>
                      change({ vassalage: draft.vassalage === vendor.vassalage ? undefined : vendor.vassalage })
                    }
                  >
                    <VendorMark vendor={vendor} />
                    {vendor.displayName}
                  </S.Choice>
                </li>
              ))}
            </S.Choices>
          </Stack>
        )}
      </Stack>
    </Sheet>
  );
}
