import { ArrowDownRightIcon } from '@phosphor-icons/react/dist/csr/ArrowDownRight';
import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/csr/ArrowUpRight';
import { EqualsIcon } from '@phosphor-icons/react/dist/csr/Equals';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { formatMoney, Money, Stat, VisuallyHidden } from '@parlor/ui-kit';
import { changeOf } from '../../model/change.ts';
import * as S from './Figure.styles.ts';

export { Figures } from './Figure.styles.ts';

/** The limit in tenths of a percent (10,000 percent) from which the previous figure is shown instead. */
const MAX_TENTHS = 100_000n;

interface Props {
  label: string;
  /** A count, or an amount if there is a currency. */
  value: string | number;
  /** The value of the previous period; a current figure has none. */
  before?: string | number | undefined;
  currency?: string | undefined;
  size?: 'medium' | 'large';
  /** Shows the sign of the amount and colours it by the sign. */
  isSigned?: boolean;
}

/** A figure and its change from the previous period. */
export function Figure({ label, value, before, currency, size = 'medium', isSigned = false }: Props) {
  const { tag } = useLanguage();
  const count = (number: number) => new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).format(number);
  return (
    <S.Root>
      <Stat label={label} size={size}>
        {currency === undefined ? (
          count(Number(value))
        ) : (
          <Money amount={String(value)} currency={currency} locale={tag} tone={isSigned ? 'auto' : 'plain'} />
        )}
      </Stat>
      {before !== undefined && (
        <Moved
          now={value}
          before={before}
          written={
            currency === undefined ? count(Number(before)) : formatMoney(String(before), { currency, locale: tag })
          }
        />
      )}
    </S.Root>
  );
}

function Moved({ now, before, written }: { now: string | number; before: string | number; written: string }) {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  const { direction, tenths } = changeOf(now, before);
  if (direction === 'same')
    return (
      <S.Moved>
        <EqualsIcon aria-hidden />
        {t('change.same')}
      </S.Moved>
    );
  const Icon = direction === 'up' ? ArrowUpRightIcon : ArrowDownRightIcon;
  // Growth from zero has no percentage, and a percentage of many thousands is meaningless.
  if (tenths === null || tenths >= MAX_TENTHS)
    return (
      <S.Moved>
        <Icon aria-hidden />
        {t('change.from', { amount: written })}
      </S.Moved>
    );
  const percent = new Intl.NumberFormat(tag, {
    style: 'percent',
    maximumFractionDigits: tenths < 1000n ? 1 : 0,
    numberingSystem: 'latn',
  }).format(Number(tenths) / 1000);
  return (
    <S.Moved>
      <Icon aria-hidden />
      <span aria-hidden>{`${direction === 'up' ? '+' : '−'}${percent}`}</span>
      <VisuallyHidden>{t(`change.${direction}`, { percent })}</VisuallyHidden>
    </S.Moved>
  );
}
