export { RainPopup } from './components/RainPopup/RainPopup.tsx';
