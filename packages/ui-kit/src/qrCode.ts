export { QrCode } from './QrCode/QrCode.tsx';
export type { QrCodeProps } from './QrCode/QrCode.tsx';
export { qrPath } from './QrCode/qrPath.ts';
export type { QrDrawing } from './QrCode/qrPath.ts';
