export { PlayReminder } from './components/PlayReminder/PlayReminder.tsx';
