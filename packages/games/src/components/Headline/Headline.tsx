import { useTranslation } from '@parlor/i18n';
import { Heading, Stack, Text, VisuallyHidden } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import { opensWithGames } from '../../model/homeOpening.ts';
import { useWelcome } from '../Hero/Welcome.tsx';

/** The heading of home: visible above lists of games, otherwise for screen readers only. */
export function Headline() {
  const { t } = useTranslation('games');
  const { layout } = useBrand();
  const { title, text } = useWelcome();
  if (!opensWithGames(layout))
    return (
      <VisuallyHidden>
        <h1>{t('title.home')}</h1>
      </VisuallyHidden>
    );
  return (
    <Stack gap={1}>
      <Heading level={1} size={32}>
        {title}
      </Heading>
      <Text size={14} tone="secondary">
        {text}
      </Text>
    </Stack>
  );
}
