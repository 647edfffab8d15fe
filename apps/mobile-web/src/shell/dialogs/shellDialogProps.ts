/** What every dialog of the shell is told. */
export type { FeatureDialogProps as ShellDialogProps } from '@parlor/core';
