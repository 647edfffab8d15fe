import type { RateRange } from '@parlor/contract';
import { useGameTypeName, useTranslation } from '@parlor/i18n';
import { Field } from '@parlor/ui-kit';
import { checkRate, type TypedRates } from '../../model/rates.ts';
import { Fields } from '../Panes/Panes.styles.ts';

interface Props {
  range: RateRange;
  typed: TypedRates;
  onChange: (typed: TypedRates) => void;
  /** Whether the form was submitted; missing values are then marked. */
  isValidated: boolean;
}

/** A field for the rebate of each game type, with its allowed range (AGT-06). An empty field means no rebate. */
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
