import type { RateRange } from '@parlor/contract';
import { useGameTypeName, useTranslation } from '@parlor/i18n';
import { Field } from '@parlor/ui-kit';
import { checkRate, type TypedRates } from '../../model/rates.ts';
import { Fields } from '../Panes/Panes.styles.ts';

interface Props {
  range: RateRange;
  typed: TypedRates;
  onChange: (typed: TypedRates) => void;
  /** Marks what cannot be given: once the form was sent. */
  isValidated: boolean;
}

/** A rebate for each type of game, with what may be given (AGT-06). An empty field is none. */
export function RateFields({ range, typed, onChange, isValidated }: Props) {
  const { t } = useTranslation('agentTeam');
  const nameOf = useGameTypeName();
  return (
    <Fields>
      {range.list.map(({ gameType, own, max, min }) => {
        const value = typed[gameType] ?? '';
        const problem = checkRate(value, { max, min });
        // An invalid number is reported while the player types, a missing one on submit.
        const isShown = isValidated || value.trim() !== '';
        return (
          <Field
            key={gameType}
            label={nameOf(gameType)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            placeholder="0"
            value={value}
            onChange={(event) => onChange({ ...typed, [gameType]: event.target.value.replace(',', '.') })}
            end="%"
            help={t('rates.range', { min, max, own })}
            error={problem !== undefined && isShown ? t(`rates.${problem}`, { min, max }) : undefined}
          />
        );
      })}
    </Fields>
  );
}
