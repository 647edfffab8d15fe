import type { ComponentProps, ReactNode } from 'react';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { BrandHero } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import { opensWithGames } from '../../model/homeOpening.ts';
import * as S from './Hero.styles.ts';

/** The welcome text in the brand's wording, with a call to register for visitors. */
export function useWelcome(): { title: string; text: string; action: string } {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const { name } = useBrand();
  return { title: t('home.welcome', { brand: name }), text: t('home.welcomeText'), action: common('shell.register') };
}

function WelcomeWords({ isLow, hasAction }: { isLow: boolean; hasAction: boolean }) {
  const { title, text, action } = useWelcome();
  const { layout } = useBrand();
  return (
    <>
      {/* If home has it as its headline, it is not repeated. */}
      {!opensWithGames(layout) && <S.Title $isLow>{title}</S.Title>}
      {!isLow && <S.WelcomeText $isLow>{text}</S.WelcomeText>}
      {hasAction && <S.Action>{action}</S.Action>}
    </>
  );
}

interface WelcomeSlideProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  isLow: boolean;
  /** The picture, which the carousel draws. */
  children?: ReactNode;
}

/** A visitor's first slide: the brand's hero and welcome, linked to the registration. */
export function WelcomeSlide({ isLow, children, ...rest }: WelcomeSlideProps) {
  return (
    <Link {...rest} to={paths.register}>
      <S.WelcomeSlide>
        {children}
        <S.Words $isLow={isLow} aria-hidden>
          <WelcomeWords isLow={isLow} hasAction />
        </S.Words>
      </S.WelcomeSlide>
    </Link>
  );
}

/** The brand's hero, shown if a merchant has no banner. For visitors it links to the registration. */
export function WelcomeAlone({
  isLow,
  isVisitor,
  width,
  height,
}: {
  isLow: boolean;
  isVisitor: boolean;
  width: number;
  height: number;
}) {
  const hero = (
    <BrandHero isUrgent width={width} height={height}>
      <WelcomeWords isLow={isLow} hasAction={isVisitor} />
    </BrandHero>
  );
  return isVisitor ? <S.WelcomeLink to={paths.register}>{hero}</S.WelcomeLink> : hero;
}
