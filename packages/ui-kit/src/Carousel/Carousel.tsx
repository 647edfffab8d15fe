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
  /** The link or button of the slide; without it the slide is only a picture. */
  readonly render?: RenderElement;
}

export interface CarouselProps {
  /** The accessible name of the region of banners. */
  readonly label: string;
  /** The banners; the first is painted with the page. */
  readonly slides: readonly CarouselSlide[];
  /** Label of the button while the slides move. */
  readonly pauseLabel: string;
  /** Label of the button while the slides are paused. */
  readonly playLabel: string;
  /** How long a slide is shown, in ms. */
  readonly intervalMs?: number;
  /** Width of the 1x slot, in px; its proportions hold at any width. */
  readonly width?: number;
  /** Height of the 1x slot, in px. */
  readonly height?: number;
}

/**
 * A loop of banners, controlled by swipes, arrow keys, dots and a timer. The first one is plain markup, painted with
 * the page; the script for swipes loads after the first touch. It stops while it is paused, touched, hovered or
 * focused, while the page is hidden, and under reduced motion. A banner whose picture fails is left out; a single one
 * does not move and has no controls.
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

  // The next picture is fetched before it is shown; later ones wait until they are near.
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
        {/* Swiper reorders the slides in their row, so other slides need a new row. */}
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
          {/* Other slides need new dots, so that no state of a removed slide remains. */}
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
      {/* Automatic changes are not announced; selected ones are. */}
      <div aria-live="polite">
        <VisuallyHidden>{hasChosen && !isMoving ? nameOf(current) : ''}</VisuallyHidden>
      </div>
    </Root>
  );
}
