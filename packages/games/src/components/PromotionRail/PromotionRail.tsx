import { useListPromotionsQuery } from '@parlor/api-client';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Picture, Rail, Skeleton, Text } from '@parlor/ui-kit';
import { useArt } from '../../hooks/useArt.ts';
import * as S from './PromotionRail.styles.ts';

const PROMOTIONS = 6;
/** Reserves the height of a line of text. */
const NO_BREAK_SPACE = '\u00a0';

/** The first promotions, each with its cover. */
export function PromotionRail() {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const art = useArt();
  const { data, isError } = useListPromotionsQuery();
  if (isError || data?.list.length === 0) return null;
  return (
    <Rail
      title={t('home.promotions')}
      itemSize="large"
      isBusy={!data}
      all={{ label: common('action.all'), render: <Link to={paths.activity} /> }}
    >
      {data
        ? data.list.slice(0, PROMOTIONS).map(({ id, title, summary, announcementImages }) => {
            const cover = announcementImages.toSorted((a, b) => a.sequence - b.sequence)[0];
            return (
              <S.Cover key={id} to={paths.activityDetail(id)}>
                {cover && <Picture source={art(cover.url, cover.dominantColour)} alt="" width={390} height={195} />}
                <S.Words>
                  <Text isStrong size={14}>
                    {title}
                  </Text>
                  <Text size={12} tone="secondary">
                    {summary}
                  </Text>
                </S.Words>
              </S.Cover>
            );
          })
        : [0, 1].map((index) => (
            <div key={index}>
              <Skeleton shape="banner" />
              <S.Words>
                <Text size={14}>{NO_BREAK_SPACE}</Text>
                <Text size={12}>{NO_BREAK_SPACE}</Text>
              </S.Words>
            </div>
          ))}
    </Rail>
  );
}
