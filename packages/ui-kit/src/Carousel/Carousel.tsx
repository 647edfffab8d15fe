import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useState, type ReactNode } from 'react';

import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { takePlace, type RenderElement } from '../renderElement.ts';
import { Controls, Dot, Dots, Link, Root, Toggle, Track } from './Carousel.styles.ts';
import { useSlideShow } from './useSlideShow.ts';

export interface CarouselSlide {
  readonly id: string;
  readonly source: PictureSource;
  /** What the banner says; also the name of its link and its dot. */
  readonly alt: string;
  /** Where a press leads; left out, the slide is a picture and no more. */
  readonly render?: RenderElement;
}

export interface CarouselProps {
  readonly label: string;
  readonly slides: readonly CarouselSlide[];
  readonly pauseLabel: string;
  readonly playLabel: string;
  /** How long a slide stays, in ms. */
  readonly intervalMs?: number;
  /** The slot at 1x, in px; its proportion is kept at any width. */
  readonly width?: number;
  readonly height?: number;
}

/**
 * Banners that follow one another and begin again. The first one is plain markup, painted with the page; the others arrive
 * after it. It rests while it is paused, touched, pointed at or focused, while the page is hidden, and under reduced motion.
 * A banner whose picture fails is left out; a single one stands still without controls.
 */
export function Carousel({ label, slides, pauseLabel, playLabel, intervalMs = 5000, width = 480, height = 210 }: CarouselProps): ReactNode {
  const [failedIds, setFailedIds] = useState<ReadonlySet<string>>(new Set());
  const shown = slides.filter(({ id }) => !failedIds.has(id));
  const { trackRef, current, hasLooped, isPaused, setIsPaused, goTo, restEvents, handleScroll } = useSlideShow(shown.length, intervalMs);
  const [first] = shown;
  const last = shown.at(-1);
  if (!first || !last) return null;

  const picture = (slide: CarouselSlide, isFirst: boolean): ReactNode => {
    const drawn = (
      <Picture
        source={slide.source}
        alt={slide.alt}
        width={width}
        height={height}
        isUrgent={isFirst}
        onFail={() => { setFailedIds((ids) => new Set(ids).add(slide.id)); }}
      />
    );
    return slide.render ? <Link {...takePlace(slide.render)}>{drawn}</Link> : drawn;
  };

  return (
    <Root aria-label={label} {...restEvents}>
      <Track ref={trackRef} onScroll={handleScroll}>
        {hasLooped && <li key="before" aria-hidden inert>{picture(last, false)}</li>}
        <li key={first.id}>{picture(first, true)}</li>
        {hasLooped && shown.slice(1).map((slide) => <li key={slide.id}>{picture(slide, false)}</li>)}
        {hasLooped && <li key="after" aria-hidden inert>{picture(first, false)}</li>}
      </Track>
      {shown.length > 1 && (
        <Controls>
          <Dots>
            {shown.map(({ id, alt }, index) => (
              <li key={id}>
                <Dot
                  type="button"
                  aria-label={`${index + 1}/${shown.length}: ${alt}`}
                  $isCurrent={index === current}
                  onClick={() => { goTo(index); }}
                  {...(index === current && { 'aria-current': true })}
                />
              </li>
            ))}
          </Dots>
          <Toggle type="button" aria-label={isPaused ? playLabel : pauseLabel} onClick={() => { setIsPaused(!isPaused); }}>
            {isPaused ? <PlayIcon aria-hidden weight="fill" /> : <PauseIcon aria-hidden weight="fill" />}
          </Toggle>
        </Controls>
      )}
    </Root>
  );
}
