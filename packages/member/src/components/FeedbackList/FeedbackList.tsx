import type { Feedback } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Card, DateText, Heading, Stack, Text } from '@parlor/ui-kit';
import { Words } from '../ChatMessages/ChatMessages.styles.ts';

/** The player's feedback, newest first, each with its answer. */
export function FeedbackList({ list }: { list: readonly Feedback[] }) {
  const { t } = useTranslation('support');
  const { tag: locale } = useLanguage();
  const { timeZone } = useSettings();
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={16}>
        {t('feedback.yours')}
      </Heading>
      {list.map(({ id, kind, text, sentAt, answer }) => (
        <Card key={id} as="article">
          <Stack gap={2}>
            <Text size={12} tone="secondary">
              {t(`feedback.kinds.${kind}`)} · <DateText value={sentAt} locale={locale} timeZone={timeZone} />
            </Text>
            <Words>{text}</Words>
            {answer === null ? (
              <Text size={12} tone="secondary">
                {t('feedback.waiting')}
              </Text>
            ) : (
              <>
                <Heading level={3} size={16}>
                  {t('feedback.answer')}
                </Heading>
                <Words>{answer.text}</Words>
              </>
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
