import type { ComponentProps, ReactNode } from 'react';
import type { Banner } from '@parlor/contract';
import { isSitePath, Link } from '@parlor/core';
import * as S from './Hero.styles.ts';

interface BannerSlideProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  banner: Banner;
  isLow: boolean;
  /** The picture, which the carousel draws. */
  children?: ReactNode;
}

/** A banner with its text, as a link. Only paths of this site are followed. */
export function BannerSlide({ banner: { link, title, subtitle }, isLow, children, ...rest }: BannerSlideProps) {
  const content = (
    <S.Slide>
      {children}
      <S.Words $isLow={isLow} aria-hidden>
        <S.Title $isLow={isLow}>{title}</S.Title>
        {subtitle !== '' && <S.Subtitle $isLow={isLow}>{subtitle}</S.Subtitle>}
      </S.Words>
    </S.Slide>
  );
  return link !== null && isSitePath(link) ? (
    <Link {...rest} to={link}>
      {content}
    </Link>
  ) : (
    <span className={rest.className}>{content}</span>
  );
}
