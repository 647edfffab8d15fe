import { useTranslation } from '@parlor/i18n';
import { Spinner, Text } from '@parlor/ui-kit';
import * as S from './PlayPage.styles.ts';

/** Says that a game is being opened. */
export function Opening() {
  const { t } = useTranslation('games');
  return (
    <S.Waiting>
      <Spinner />
      <Text as="span" tone="secondary">
        {t('play.opening')}
      </Text>
    </S.Waiting>
  );
}
