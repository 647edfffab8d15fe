import { gameTypes } from '@parlor/contract';
import { useGameTypeName, useTranslation } from '@parlor/i18n';
import { Checkbox, FieldFrame, RadioGroup, Stack } from '@parlor/ui-kit';
import { Fields } from '../Panes/Panes.styles.ts';
import type { TypedTerms } from '../../model/termsForm.ts';

interface Props {
  typed: Pick<TypedTerms, 'games' | 'gameTypes'>;
  onChange: (changed: Partial<TypedTerms>) => void;
  error?: string | undefined;
}

/** A field for the game types that a contract counts. */
export function GamesField({ typed, onChange, error }: Props) {
  const { t } = useTranslation('contracts');
  const nameOf = useGameTypeName();
  return (
    <Stack gap={2}>
      <RadioGroup
        label={t('form.games')}
        direction="row"
        options={(['all', 'chosen'] as const).map((value) => ({ value, label: t(`form.gamesOf.${value}`) }))}
        value={typed.games}
        onChange={({ target }) => onChange({ games: target.value === 'chosen' ? 'chosen' : 'all' })}
      />
      {typed.games === 'chosen' && (
        <FieldFrame label={t('form.gamesOf.chosen')} groupRole="group" error={error}>
          {() => (
            <Fields>
              {gameTypes.map((type) => (
                <Checkbox
                  key={type}
                  label={nameOf(type)}
                  checked={typed.gameTypes.includes(type)}
                  onChange={({ target }) =>
                    onChange({
                      gameTypes: gameTypes.filter((candidate) =>
                        candidate === type ? target.checked : typed.gameTypes.includes(candidate),
                      ),
                    })
                  }
                />
              ))}
            </Fields>
          )}
        </FieldFrame>
      )}
    </Stack>
  );
}
