import type { ContractKind } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Button, Field, Heading, Stack } from '@parlor/ui-kit';
import { tierFields, type TierField, type TypedTerms, type TypedTier } from '../../model/termsForm.ts';
import * as S from './TermsForm.styles.ts';

interface Props {
  kind: ContractKind;
  tier: TypedTier;
  pays: TypedTerms['pays'];
  number: number;
  isRemovable: boolean;
  /** Fields with invalid numbers. */
  bad: readonly string[];
  /** The allowed range of percentages, as text. */
  range: string | undefined;
  onChange: (tier: TypedTier) => void;
  onRemove: () => void;
}

/** The fields of one tier of a contract. */
export function TierFields({ kind, tier, pays, number, isRemovable, bad, range, onChange, onRemove }: Props) {
  const { t } = useTranslation('contracts');
  const input = (field: TierField) => (
    <Field
      key={field}
      label={t(`form.${field}`)}
      inputMode={field === 'active' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={tier[field]}
      {...(field === 'percent' && { end: '%', ...(range !== undefined && { help: range }) })}
      error={bad.includes(`${tier.id} ${field}`) ? t('form.number') : undefined}
      onChange={({ target }) => onChange({ ...tier, [field]: target.value })}
    />
  );
  return (
    <li>
      <Stack gap={3}>
        <Stack direction="row" justify="space-between" align="center" gap={3}>
          <Heading level={3} size={16}>
            {t('form.tier', { number })}
          </Heading>
          {isRemovable && (
            <Button variant="ghost" size="small" onClick={onRemove}>
              {t('form.removeTier', { number })}
            </Button>
          )}
        </Stack>
        <S.Fields>{tierFields(kind, pays).map(input)}</S.Fields>
      </Stack>
    </li>
  );
}
