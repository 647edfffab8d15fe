import { useState, type SyntheticEvent } from 'react';
import { errorMessageKey, useRedeemCodeMutation } from '@parlor/api-client';
import type { Reward } from '@parlor/contract';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Button, Card, Field, Heading } from '@parlor/ui-kit';
import * as S from './CodeForm.styles.ts';

/** The form for a promotion code. The input remains until it is accepted. */
export function CodeForm({ onRedeemed }: { onRedeemed: (reward: Reward) => void }) {
  const { t } = useTranslation('rewards');
  const message = useMessage();
  const [redeem, { isLoading, error, reset }] = useRedeemCodeMutation();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const typed = code.trim();
    setIsMissing(typed === '');
    if (typed === '') return;
    const { data } = await redeem(typed);
    if (!data) return;
    setCode('');
    onRedeemed(data);
  };
  return (
    <Card as="section">
      <S.Form onSubmit={(event) => void submit(event)} noValidate>
        <Heading level={2} size={16}>
          {t('code.title')}
        </Heading>
        <Field
          label={t('code.label')}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={error ? message(errorMessageKey(error)) : isMissing ? t('code.required') : undefined}
          onChange={(event) => {
            setCode(event.target.value);
            setIsMissing(false);
            if (error) reset();
          }}
        />
        <Button type="submit" variant="secondary" isLoading={isLoading}>
          {t('code.submit')}
        </Button>
      </S.Form>
    </Card>
  );
}
