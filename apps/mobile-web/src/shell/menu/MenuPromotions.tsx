import { useListPromotionsQuery } from '@parlor/api-client';
import { paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Picture, Skeleton } from '@parlor/ui-kit';
import * as S from './MenuPromotions.styles.ts';

/** Number of promotions in the menu. */
const SHOWN = 3;

/** The first promotions, fetched when the menu is first opened. Renders nothing if there are none or the call fails. */
export function MenuPromotions({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { data, isError } = useListPromotionsQuery();
  if (isError || data?.list.length === 0) return null;
  return (
    <section aria-busy={!data}>
      <S.Head>
        <S.Title>{t('shell.promotion')}</S.Title>
        <S.All to={paths.activity} onClick={onLeave}>
          {t('action.all')}
        </S.All>
      </S.Head>
      <S.List>
        {!data &&
          [0, 1, 2].map((index) => (
            <li key={index}>
              <S.CoverFrame>
                <Skeleton shape="block" />
              </S.CoverFrame>
            </li>
          ))}
        {data?.list.slice(0, SHOWN).map(({ id, title, announcementImages }) => {
          const cover = announcementImages.toSorted((a, b) => a.sequence - b.sequence)[0];
          return (
            <li key={id}>
              <S.Promotion to={paths.activityDetail(id)} onClick={onLeave}>
                <S.Cover>
                  {cover && (
                    <Picture
                      source={{
                        src: `${cover.url}@1x.webp`,
                        avif: `${cover.url}@1x.avif`,
                        webp: `${cover.url}@1x.webp`,
                        dominantColor: cover.dominantColour,
                      }}
                      alt=""
                      width={96}
                      height={56}
                    />
                  )}
                </S.Cover>
                <S.Name>{title}</S.Name>
              </S.Promotion>
            </li>
          );
        })}
      </S.List>
    </section>
  );
}
