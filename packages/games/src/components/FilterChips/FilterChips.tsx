import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { formatMoney } from '@parlor/ui-kit';
import { without, type GameFilter } from '../../model/gameFilter.ts';
import * as S from './FilterChips.styles.ts';

export interface FilterChipsProps {
  filter: GameFilter;
  /** The names of the chosen vendor and class, once loaded. */
  vendorName: string | undefined;
  className: string | undefined;
  onChange: (filter: GameFilter) => void;
}

const dataTypeKeys = { NEW: 'list.isNew', HOT: 'list.hot', FAV: 'list.favourite', RECENT: 'list.recent' } as const;

/** The active filters as chips that can be removed one by one. */
export function FilterChips({ filter, vendorName, className, onChange }: FilterChipsProps) {
  const { t } = useTranslation('games');
  const { tag } = useLanguage();
  const { currency } = useSettings();
  const { dataType, name, vassalage, gameClassify, minBet, minLine } = filter;
  const dataTypeKey = dataType === 'ALL' || dataType === 'SEARCH' ? undefined : dataTypeKeys[dataType];

  const parts: [part: keyof GameFilter, text: string | undefined][] = [
    ['vassalage', vassalage && (vendorName ?? vassalage)],
    ['gameClassify', gameClassify && (className ?? gameClassify)],
    ['dataType', dataTypeKey && t(dataTypeKey)],
    ['name', name && t('list.nameChip', { name })],
    ['minBet', minBet && t('list.minBetChip', { amount: formatMoney(minBet, { currency, locale: tag }) })],
    ['minLine', minLine === undefined ? undefined : t('list.minLineChip', { count: minLine })],
  ];
  const shown = parts.filter(([, text]) => Boolean(text));
  if (shown.length === 0) return null;
  return (
    <S.List aria-label={t('list.chosen')}>
      {shown.map(([part, text = '']) => (
        <li key={part}>
          <S.Chip
            type="button"
            aria-label={t('list.remove', { filter: text })}
            onClick={() => onChange(without(filter, part))}
          >
            {text}
            <XIcon aria-hidden weight="bold" />
          </S.Chip>
        </li>
      ))}
    </S.List>
  );
}
