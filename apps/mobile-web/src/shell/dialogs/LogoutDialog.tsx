import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { useGetMemberInfoQuery, useLogoutMutation } from '@parlor/api-client';
import { isTrialType, loadingDismissed, paths, toastDuration, useIsLoggedIn, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { ConfirmDialog } from '@parlor/ui-kit/dialog';
import type { ShellDialogProps } from './shellDialogProps.ts';

/** The timeout of the logout call, in ms. */
const PATIENCE_MS = 5000;

/** Asks for confirmation and logs out. The session ends on this device even if the gateway does not answer. */
export function LogoutDialog({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  const { t: dialogs } = useTranslation('dialogs');
  const toast = useToast();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { data: member } = useGetMemberInfoQuery(undefined, { skip: !useIsLoggedIn() });
  const [logout, { isLoading }] = useLogoutMutation();

  const handleConfirm = async () => {
    toast({ tone: 'loading', messageKey: 'dialogs:loggingOut' });
    // Navigates home first: a page that needs an account would redirect to the login.
    await navigate(paths.home);
    const call = logout();
    // A slow gateway must not delay the logout on this device.
    const timer = setTimeout(() => call.abort(), PATIENCE_MS);
    await call;
    clearTimeout(timer);
    dispatch(loadingDismissed());
    toast({ tone: 'success', messageKey: 'dialogs:loggedOut', durationMs: toastDuration.success });
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={dialogs('logoutTitle')}
      description={isTrialType(member?.type) ? dialogs('logoutTrialText') : dialogs('logoutText')}
      confirmLabel={t('shell.logout')}
      cancelLabel={t('action.cancel')}
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
