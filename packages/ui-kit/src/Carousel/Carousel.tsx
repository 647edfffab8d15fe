import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

import { Picture, type PictureSource, type PictureUrgency } from '../Picture/Picture.tsx';
import { renderAs, type RenderElement } from '../renderElement.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Controls, Dot, Dots, Frame, Link, Root, Slide, Toggle, Track } from './Carousel.styles.ts';
import { useSlideShow } from './useSlideShow.ts';

/** One banner of a carousel. */
export interface CarouselSlide {
  readonly id: string;
  readonly source: PictureSource;
  /** The text of the banner; also the name of its link and its dot. */
  readonly alt: string;
  /** The target of a press; without it the slide is only a picture. */
  readonly render?: RenderElement;
}

export interface CarouselProps {
  /** The accessible name of the region of banners. */
  readonly label: string;
  /** The banners, the first of which is painted with the page. */
  readonly slides: readonly CarouselSlide[];
  /** The label of the button while the slides move. */
  readonly pauseLabel: string;
  /** Label of the button while the slides are paused. */
  readonly playLabel: string;
  /** How long a slide stays, in ms. */
  readonly intervalMs?: number;
  /** The slot at 1x, in px; its proportion is kept at any width. */
  readonly width?: number;
  /** The height of that slot, in px. */
  readonly height?: number;
}

/**
 * Banners that follow one another and begin again, moved by fingers, arrow keys, dots and the clock. The first one is
 * plain markup, painted with the page; the script that moves them by finger arrives after the first touch. It rests
 * while it is paused, touched, pointed at or focused, while the page is hidden, and under reduced motion. A banner
 * whose picture fails is left out; a single one does not move and has no controls.
 */
export function Carousel({
  label,
  slides,
  pauseLabel,
  playLabel,
  intervalMs = 5000,
  width = 480,
  height = 210,
}: CarouselProps): ReactNode {
  const [failedIds, setFailedIds] = useState<ReadonlySet<string>>(new Set());
  const shown = slides.filter(({ id }) => !failedIds.has(id));
  const ids = shown.map(({ id }) => id);
  const { frameRef, current, next, drawn, left, isMoving, isPaused, setIsPaused, goTo, restEvents } = useSlideShow(
    ids,
    intervalMs,
  );
  const [hasChosen, setHasChosen] = useState(false);
  const count = shown.length;
  if (count === 0) return null;

  const nameOf = (index: number): string => `${index + 1}/${count}: ${shown[index]?.alt ?? ''}`;

  const choose = (index: number): void => {
    setHasChosen(true);
    goTo(index);
  };

  // The next picture is fetched before it is seen; those after it wait until they are near.
  const urgencyOf = (index: number): PictureUrgency => index === 0 || (index === next && 'eager');

  const picture = (slide: CarouselSlide, isUrgent: PictureUrgency): ReactNode => {
    const art = (
      <Picture
        source={slide.source}
        alt={slide.alt}
        width={width}
        height={height}
        isUrgent={isUrgent}
        onFail={() => {
          setFailedIds((before) => new Set(before).add(slide.id));
        }}
      />
    );
    return slide.render ? (
      <Link draggable={false} {...renderAs(slide.render)}>
        {art}
      </Link>
    ) : (
      art
    );
  };

  const handleKeys = (event: KeyboardEvent<HTMLUListElement>): void => {
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = onward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const places: Readonly<Record<string, number>> = {
      [onward]: current + 1,
      [back]: current - 1 + count,
      Home: 0,
      End: count - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    choose(place % count);
    event.currentTarget.querySelectorAll('button')[place % count]?.focus();
  };

  return (
    <Root aria-label={label} {...restEvents}>
      <Frame ref={frameRef} className="swiper">
        {/* Swiper moves the slides about in their row; other slides are another row. */}
        <Track key={ids.join(' ')} className="swiper-wrapper">
          {drawn.map((index) => {
            const slide = shown[index];
            return (
              slide && (
                <Slide
                  key={slide.id}
                  className="swiper-slide"
                  data-enters={left !== undefined && index === current}
                  data-leaves={index === left}
                  {...(count > 1 && { role: 'group', 'aria-label': nameOf(index), inert: index !== current })}
                >
                  {picture(slide, urgencyOf(index))}
                </Slide>
              )
            );
          })}
        </Track>
      </Frame>
      {count > 1 && (
        <Controls>
          {/* Other slides have other dots: what belongs to a slide that is gone must not stay behind. */}
          <Dots key={ids.join(' ')} onKeyDown={handleKeys}>
            {shown.map(({ id }, index) => (
              <li key={id}>
                <Dot
                  type="button"
                  aria-label={nameOf(index)}
                  $isCurrent={index === current}
                  onClick={() => {
                    choose(index);
                  }}
                  {...(index === current && { 'aria-current': true })}
                />
              </li>
            ))}
          </Dots>
          <Toggle
            type="button"
            aria-label={isPaused ? playLabel : pauseLabel}
            onClick={() => {
              setIsPaused(!isPaused);
            }}
          >
            {isPaused ? <PlayIcon aria-hidden weight="fill" /> : <PauseIcon aria-hidden weight="fill" />}
          </Toggle>
        </Controls>
      )}
      {/* Automatic changes are not announced; chosen ones are. */}
      <div aria-live="polite">
        <VisuallyHidden>{hasChosen && !isMoving ? nameOf(current) : ''}</VisuallyHidden>
      </div>
    </Root>
  );
}
