import { CreditCardIcon } from '@phosphor-icons/react/dist/csr/CreditCard';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/csr/DeviceMobile';
import { DevicesIcon } from '@phosphor-icons/react/dist/csr/Devices';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { FingerprintIcon } from '@phosphor-icons/react/dist/csr/Fingerprint';
import { IdentificationCardIcon } from '@phosphor-icons/react/dist/csr/IdentificationCard';
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key';
import { LockKeyIcon } from '@phosphor-icons/react/dist/csr/LockKey';
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { bankNames, type SecurityOverview } from '@parlor/contract';
import { Link, paths, useSettings } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Badge, Heading, ListRow, Page as PageFrame, RowList, Skeleton, Stack, Text } from '@parlor/ui-kit';
import { ProtectionMeter } from '../components/ProtectionMeter/ProtectionMeter.tsx';
import { SecurityGate } from '../components/SecurityGate/SecurityGate.tsx';

type Contact = SecurityOverview['mobile'];

function Loading() {
  return (
    <Stack gap={4}>
      <Skeleton shape="banner" />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} shape="control" />
      ))}
    </Stack>
  );
}

/** The end of a contact's row: the masked contact, and whether it is verified. */
function ContactState({ contact }: { contact: Contact }) {
  const { t } = useTranslation('security');
  if (contact.masked === '') return <Badge>{t('center.notSet')}</Badge>;
  return (
    <>
      <span translate="no">{contact.masked}</span>
      <Badge tone={contact.isVerified ? 'success' : 'warning'}>
        {t(contact.isVerified ? 'center.verified' : 'center.notVerified')}
      </Badge>
    </>
  );
}

function Money({ overview: { paymentPassword, bankCards, passkeys } }: { overview: SecurityOverview }) {
  const { t } = useTranslation('security');
  const { t: texts } = useTranslation('member');
  const { t: titles } = useTranslation('screens');
  const { currency } = useSettings();
  const isLocked = paymentPassword.lockedUntil !== null;
  const passwordState = isLocked ? (
    <Badge tone="danger">{t('center.locked')}</Badge>
  ) : (
    <Badge tone={paymentPassword.isSet ? 'success' : 'warning'}>
      {t(paymentPassword.isSet ? 'center.isSet' : 'center.notSet')}
    </Badge>
  );
  const { first, count } = bankCards;
  const cardState =
    first === null ? (
      <Badge>{t('center.notSet')}</Badge>
    ) : (
      <>
        <span translate="no">•••• {first.lastFour}</span>
        <span>{count > 1 ? t('center.moreCards', { count }) : bankNames(first.bankCode, currency).name}</span>
      </>
    );
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={16}>
        {t('center.money')}
      </Heading>
      <RowList label={t('center.money')}>
        <ListRow
          icon={<LockKeyIcon />}
          title={titles('member.paymentPassword')}
          detail={texts('security.paymentPasswordText')}
          end={passwordState}
          render={<Link to={paths.paymentPassword} />}
        />
        <ListRow
          icon={<CreditCardIcon />}
          title={titles('member.bankCards')}
          detail={t('center.bankCardsText')}
          end={cardState}
          render={<Link to={paths.bankCards} />}
        />
        <ListRow
          icon={<FingerprintIcon />}
          title={titles('member.passkeys')}
          detail={t('center.passkeysText')}
          end={
            <Badge tone={passkeys > 0 ? 'success' : 'neutral'}>
              {passkeys > 0 ? t('center.isSet') : t('center.notSet')}
            </Badge>
          }
          render={<Link to={paths.passkeys} />}
        />
      </RowList>
    </Stack>
  );
}

function Overview({ overview }: { overview: SecurityOverview }) {
  const { t } = useTranslation('security');
  const { t: texts } = useTranslation('member');
  const { t: titles } = useTranslation('screens');
  const { mobile, email } = overview;
  // The login password always exists. Protections that the merchant does not offer are not counted.
  const protections = [
    { name: t('center.password'), isOn: true },
    { name: titles('member.paymentPassword'), isOn: overview.paymentPassword.isSet },
    ...(mobile.canBind || mobile.isVerified ? [{ name: titles('member.bindMobile'), isOn: mobile.isVerified }] : []),
    ...(email.canBind || email.isVerified ? [{ name: titles('member.bindEmail'), isOn: email.isVerified }] : []),
    { name: titles('member.bankCards'), isOn: overview.bankCards.count > 0 },
  ];
  return (
    <>
      <Text tone="secondary">{texts('security.text')}</Text>
      <ProtectionMeter protections={protections} />
      <Money overview={overview} />
      {(mobile.canBind || email.canBind) && (
        <Stack as="section" gap={3}>
          <Heading level={2} size={16}>
            {t('center.contact')}
          </Heading>
          <RowList label={t('center.contact')}>
            {mobile.canBind && (
              <ListRow
                icon={<DeviceMobileIcon />}
                title={t('center.mobile')}
                detail={t('center.mobileText')}
                end={<ContactState contact={mobile} />}
                render={<Link to={paths.bindMobile} />}
              />
            )}
            {email.canBind && (
              <ListRow
                icon={<EnvelopeSimpleIcon />}
                title={t('center.email')}
                detail={t('center.emailText')}
                end={<ContactState contact={email} />}
                render={<Link to={paths.bindEmail} />}
              />
            )}
          </RowList>
        </Stack>
      )}
      <Stack as="section" gap={3}>
        <Heading level={2} size={16}>
          {t('center.login')}
        </Heading>
        <RowList label={t('center.login')}>
          <ListRow
            icon={<KeyIcon />}
            title={texts('security.password')}
            detail={texts('security.passwordText')}
            render={<Link to={paths.changePassword} />}
          />
          <ListRow
            icon={<DevicesIcon />}
            title={texts('security.devices')}
            detail={texts('security.devicesText')}
            render={<Link to={paths.devices} />}
          />
        </RowList>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2} size={16}>
          {t('center.profile')}
        </Heading>
        <RowList label={t('center.profile')}>
          <ListRow
            icon={<UserCircleIcon />}
            title={t('center.nickname')}
            detail={t('center.nicknameText')}
            render={<Link to={paths.profile} />}
          />
          <ListRow
            icon={<IdentificationCardIcon />}
            title={titles('member.identity')}
            detail={t('center.identityText')}
            render={<Link to={paths.identity} />}
          />
        </RowList>
      </Stack>
    </>
  );
}

/** Rendered at `?limits`. A separate chunk, because few visitors of this page need it. */
const PlayResponsiblyPage = lazy(async () => ({ default: (await import('./PlayResponsiblyPage.tsx')).Page }));

/**
 * The protections of an account, at /m/securityCenter: each with its state, and the next one to enable. Limits and
 * breaks are at /m/securityCenter?limits: a separate route would add bytes to home.
 */
export function Page() {
  const [search] = useSearchParams();
  if (search.has('limits'))
    return (
      <Suspense
        fallback={
          <PageFrame>
            <div aria-busy>
              <Loading />
            </div>
          </PageFrame>
        }
      >
        <PlayResponsiblyPage />
      </Suspense>
    );
  return <SecurityGate skeleton={<Loading />}>{(overview) => <Overview overview={overview} />}</SecurityGate>;
}
