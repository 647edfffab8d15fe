import { CreditCardIcon } from '@phosphor-icons/react/dist/csr/CreditCard';
import { LockKeyIcon } from '@phosphor-icons/react/dist/csr/LockKey';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Badge, Heading, ListRow, RowList, Stack, Text } from '@parlor/ui-kit';

interface Props {
  hasPassword: boolean;
  hasCard: boolean;
}

/** The steps before the first withdrawal, each with a link. Adding a card requires a payment password. */
export function WithdrawSetup({ hasPassword, hasCard }: Props) {
  const { t } = useTranslation('wallet');
  const done = { end: <Badge tone="success">{t('withdraw.setup.done')}</Badge> };
  return (
    <Stack as="section" gap={3}>
      <div>
        <Heading level={2} size={20}>
          {t('withdraw.setup.title')}
        </Heading>
        <Text size={14} tone="secondary">
          {t('withdraw.setup.text')}
        </Text>
      </div>
      <RowList label={t('withdraw.setup.title')}>
        <ListRow
          icon={<LockKeyIcon />}
          title={t('withdraw.setup.password')}
          detail={t('withdraw.setup.passwordText')}
          {...(hasPassword ? done : { render: <Link to={paths.paymentPassword} /> })}
        />
        <ListRow
          icon={<CreditCardIcon />}
          title={t('withdraw.setup.card')}
          detail={hasPassword ? t('withdraw.setup.cardText') : t('withdraw.setup.cardNeedsPassword')}
          {...(hasCard ? done : hasPassword && { render: <Link to={paths.bankCards} /> })}
        />
      </RowList>
    </Stack>
  );
}
