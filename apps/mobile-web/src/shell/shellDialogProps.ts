/** What every dialog of the shell is told. */
export interface ShellDialogProps {
  isOpen: boolean;
  onClose: () => void;
}
