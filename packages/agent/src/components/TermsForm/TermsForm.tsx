import { useState, type SyntheticEvent } from 'react';
import {
  errorMessageKey,
  useAmendContractMutation,
  useGetContractRangeQuery,
  useProposeContractMutation,
  useSimulateContractMutation,
} from '@parlor/api-client';
import type { ContractDetail, ContractKind } from '@parlor/contract';
import { formatDay, toastDuration, useGatewayNow, useSettings, useToast } from '@parlor/core';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Button, Select, Stack, Text } from '@parlor/ui-kit';
import {
  badFields,
  countsGames,
  isRising,
  MAX_TIERS,
  newTerms,
  newTier,
  readTerms,
  typedTerms,
  type TypedTerms,
} from '../../model/termsForm.ts';
import { addDays } from '../../model/span.ts';
import { GamesField } from './GamesField.tsx';
import { PayeeField } from './PayeeField.tsx';
import { Simulation } from './Simulation.tsx';
import { TierFields } from './TierFields.tsx';
import * as S from './TermsForm.styles.ts';

/** The number of past days in a simulation. */
const SIMULATED_DAYS = 30;

interface Props {
  kind: ContractKind;
  /** The contract whose terms are changed. Without it the form offers a new contract. */
  amends?: ContractDetail;
  onDone: () => void;
}

/**
 * The form for the terms of a contract: the payee, the tiers and how they pay. Simulates past payments before anything
 * is sent.
 */
export function TermsForm({ kind, amends, onDone }: Props) {
  const { t } = useTranslation('contracts');
  const message = useMessage();
  const toast = useToast();
  const gatewayNow = useGatewayNow();
  const settings = useSettings();
  const [account, setAccount] = useState(amends?.payee.account ?? '');
  const [typed, setTyped] = useState<TypedTerms>(() =>
    amends?.current ? typedTerms(amends.current.terms) : newTerms(),
  );
  const [isChecked, setIsChecked] = useState(false);
  const gameTypes = typed.games === 'all' ? '' : typed.gameTypes.join(',');
  const { data: range } = useGetContractRangeQuery({ kind, account, gameTypes }, { skip: account === '' });
  const [propose, proposing] = useProposeContractMutation();
  const [amend, amending] = useAmendContractMutation();
  const [simulate, simulating] = useSimulateContractMutation();
  const currency = amends?.currency ?? range?.currency ?? settings.currency;
  const bad = badFields(kind, typed, currency);
  const isFit = account !== '' && countsGames(typed) && bad.length === 0 && isRising(kind, typed, currency);
  const isBusy = proposing.isLoading || amending.isLoading;
  const failure = proposing.error ?? amending.error ?? simulating.error;

  const forget = () => {
    simulating.reset();
    proposing.reset();
    amending.reset();
  };
  const change = (next: Partial<TypedTerms>) => {
    setTyped({ ...typed, ...next });
    forget();
  };
  const send = async (isDraft: boolean) => {
    setIsChecked(true);
    if (!isFit || isBusy) return;
    const terms = readTerms(kind, typed, currency);
    const { data } = amends
      ? await amend({ contractId: amends.contractId, terms })
      : await propose({ kind, account, terms, isDraft });
    if (!data) return;
    toast({
      tone: 'success',
      messageKey: isDraft ? 'contracts:form.kept' : 'contracts:form.sent',
      durationMs: toastDuration.success,
    });
    onDone();
  };
  const tryOut = () => {
    setIsChecked(true);
    if (!isFit) return;
    const today = formatDay(gatewayNow(), settings.timeZone);
    void simulate({
      kind,
      account,
      terms: readTerms(kind, typed, currency),
      from: addDays(today, -SIMULATED_DAYS),
      to: addDays(today, -1),
    });
  };
  const bounds =
    range &&
    (range.maxPercent === null
      ? t('form.rangeOpen', { min: range.minPercent })
      : t('form.range', { min: range.minPercent, max: range.maxPercent }));
  return (
    <form
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void send(false);
      }}
    >
      <Stack gap={6}>
        {!amends && (
          <>
            <PayeeField
              account={account}
              error={isChecked && account === '' ? t('form.accountMissing') : undefined}
              onChange={(chosen) => {
                setAccount(chosen);
                forget();
              }}
            />
            <GamesField
              typed={typed}
              error={isChecked && !countsGames(typed) ? t('form.gamesMissing') : undefined}
              onChange={change}
            />
          </>
        )}
        <Select
          label={t('form.pays')}
          options={(['percent', 'amount'] as const).map((value) => ({ value, label: t(`form.paid.${value}`) }))}
          value={typed.pays}
          onChange={({ target }) => change({ pays: target.value === 'amount' ? 'amount' : 'percent' })}
        />
        <S.Tiers>
          {typed.tiers.map((tier, index) => (
            <TierFields
              key={tier.id}
              kind={kind}
              tier={tier}
              pays={typed.pays}
              number={index + 1}
              isRemovable={typed.tiers.length > 1}
              bad={isChecked ? bad : []}
              range={bounds}
              onChange={(next) =>
                change({ tiers: typed.tiers.map((candidate) => (candidate.id === tier.id ? next : candidate)) })
              }
              onRemove={() => change({ tiers: typed.tiers.filter(({ id }) => id !== tier.id) })}
            />
          ))}
        </S.Tiers>
        {typed.tiers.length < MAX_TIERS && (
          <Button
            variant="secondary"
            onClick={() =>
              change({ tiers: [...typed.tiers, newTier(Math.max(...typed.tiers.map(({ id }) => id)) + 1)] })
            }
          >
            {t('form.addTier')}
          </Button>
        )}
        {kind === 'dividend' && (
          <>
            <Select
              label={t('form.mode')}
              options={(['fixed', 'floating'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
              value={typed.mode}
              onChange={({ target }) => change({ mode: target.value === 'floating' ? 'floating' : 'fixed' })}
            />
            <Select
              label={t('form.carry')}
              options={carryRules.map((value) => ({ value, label: t(`form.carries.${value}`) }))}
              value={typed.carry}
              onChange={({ target }) =>
                change({ carry: carryRules.find((candidate) => candidate === target.value) ?? 'none' })
              }
            />
          </>
        )}
        {isChecked && bad.length === 0 && !isRising(kind, typed, currency) && <Problem text={t('form.rising')} />}
        {failure && <Problem text={message(errorMessageKey(failure))} />}
        {amends && (
          <Text size={14} tone="secondary">
            {t('form.inEffect')}
          </Text>
        )}
        <Button variant="secondary" isLoading={simulating.isLoading} onClick={tryOut}>
          {t('form.simulate')}
        </Button>
        {simulating.data && <Simulation result={simulating.data} days={SIMULATED_DAYS} />}
        <Button type="submit" isLoading={isBusy}>
          {amends ? t('form.propose') : t('form.send')}
        </Button>
        {!amends && (
          <Button variant="ghost" onClick={() => void send(true)}>
            {t('form.draft')}
          </Button>
        )}
      </Stack>
    </form>
  );
}

const carryRules = ['none', 'previous', 'forever'] as const;

function Problem({ text }: { text: string }) {
  return (
    <div role="alert">
      <Text tone="danger">{text}</Text>
    </div>
  );
}
