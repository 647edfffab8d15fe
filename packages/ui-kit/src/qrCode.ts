export { QrCode } from './QrCode/QrCode.tsx';
export type { QrCodeProps } from './QrCode/QrCode.tsx';
