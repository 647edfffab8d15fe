import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck';
import { ShieldWarningIcon } from '@phosphor-icons/react/dist/csr/ShieldWarning';
import { useTranslation } from '@parlor/i18n';
import { Card, Heading, Stack, Text } from '@parlor/ui-kit';
import * as S from './ProtectionMeter.styles.ts';

interface Props {
  /** The protections with their state, most important first. */
  protections: readonly { name: string; isOn: boolean }[];
}

/** The number of enabled protections of an account, and the next one to enable. */
export function ProtectionMeter({ protections }: Props) {
  const { t } = useTranslation('security');
  const total = protections.length;
  const done = protections.filter(({ isOn }) => isOn).length;
  const next = protections.find(({ isOn }) => !isOn);
  const level = done === total ? 'high' : done * 2 >= total ? 'middle' : 'low';
  return (
    <Card as="section" hasPattern>
      <Stack gap={3}>
        <S.Head>
          <S.Shield aria-hidden>{level === 'high' ? <ShieldCheckIcon /> : <ShieldWarningIcon />}</S.Shield>
          <div>
            <Heading level={2} size={16}>{`${t('center.protection')}: ${t(`center.level.${level}`)}`}</Heading>
            <Text size={14} tone="secondary">
              {t('center.score', { done, total })}
            </Text>
          </div>
        </S.Head>
        <S.Bars aria-hidden>
          {protections.map(({ name }, at) => (
            <S.Bar key={name} $isOn={at < done} />
          ))}
        </S.Bars>
        <Text size={14}>{next === undefined ? t('center.full') : t('center.next', { step: next.name })}</Text>
      </Stack>
    </Card>
  );
}
