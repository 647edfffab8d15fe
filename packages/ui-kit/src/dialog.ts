export { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.tsx';
export type { ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { Dialog } from './Dialog/Dialog.tsx';
export type { DialogProps, PopupProps } from './Dialog/Dialog.tsx';
export { Drawer } from './Drawer/Drawer.tsx';
export type { DrawerProps } from './Drawer/Drawer.tsx';
export { Sheet, sheetEdges } from './Sheet/Sheet.tsx';
export type { SheetEdge, SheetProps } from './Sheet/Sheet.tsx';
