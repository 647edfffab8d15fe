/** Props of every dialog of the shell. */
export type { FeatureDialogProps as ShellDialogProps } from '@parlor/core';
