export { BannerStrip } from './BannerStrip/BannerStrip.tsx';
export type { BannerStripProps, StripBanner } from './BannerStrip/BannerStrip.tsx';
export { Carousel } from './Carousel/Carousel.tsx';
export type { CarouselProps, CarouselSlide } from './Carousel/Carousel.tsx';
