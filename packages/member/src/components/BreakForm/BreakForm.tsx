import { lazy, Suspense, useState } from 'react';
import { exclusionSpans, isBreak, type ExclusionSpan, type PlayLimits } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Button, Heading, RadioGroup, Stack, Text } from '@parlor/ui-kit';

const BreakDialog = lazy(async () => ({ default: (await import('./BreakDialog.tsx')).BreakDialog }));

/** A choice of breaks or exclusions. A dialog confirms the selected one. */
export function BreakForm({ about, limits }: { about: 'break' | 'exclusion'; limits: PlayLimits }) {
  const { t } = useTranslation('limits');
  const isShort = about === 'break';
  const spans = exclusionSpans.filter((span) => isBreak(span) === isShort);
  const [span, setSpan] = useState<ExclusionSpan | undefined>(spans[0]);
  const [question, setQuestion] = useState<{ isOpen: boolean; span: ExclusionSpan }>();
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={16}>
        {t(isShort ? 'break.title' : 'exclusion.title')}
      </Heading>
      <Text size={14} tone="secondary">
        {t(isShort ? 'break.text' : 'exclusion.text')}
      </Text>
      <RadioGroup
        label={t(isShort ? 'break.choose' : 'exclusion.choose')}
        options={spans.map((value) => ({ value, label: t(`span.${value}`) }))}
        value={span ?? ''}
        onChange={(event) => setSpan(spans.find((value) => value === event.target.value))}
      />
      <Button
        variant="secondary"
        isFullWidth
        disabled={span === undefined}
        onClick={() => span && setQuestion({ isOpen: true, span })}
      >
        {t(isShort ? 'break.start' : 'exclusion.start')}
      </Button>
      <Suspense fallback={null}>
        {question && (
          <BreakDialog
            span={question.span}
            confirmBy={limits.confirmBy}
            isOpen={question.isOpen}
            onClose={() => setQuestion({ ...question, isOpen: false })}
            onClosed={() => setQuestion(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
