export { Carousel } from './Carousel/Carousel.tsx';
export type { CarouselProps, CarouselSlide } from './Carousel/Carousel.tsx';
