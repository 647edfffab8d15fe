import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { SecurityOverview } from '@parlor/contract';
import { paths, toastDuration, useDialogs, useStepBack, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, EmptyState } from '@parlor/ui-kit';
import { SecurityGate } from '../SecurityGate/SecurityGate.tsx';

interface Props {
  kind: 'mobile' | 'email';
  children: (overview: SecurityOverview, onDone: () => void) => ReactNode;
}

/** A page that binds a contact, if the merchant allows it. */
export function ContactPage({ kind, children }: Props) {
  const { t } = useTranslation('security');
  const { openDialog } = useDialogs();
  const navigate = useNavigate();
  const toast = useToast();
  const stepBack = useStepBack();
  const handleDone = () => {
    toast({
      tone: 'success',
      messageKey: kind === 'mobile' ? 'security:contact.mobileBound' : 'security:contact.emailBound',
      durationMs: toastDuration.success,
    });
    stepBack(() => void navigate(paths.securityCenter, { replace: true }));
  };
  return (
    <SecurityGate>
      {(overview) =>
        overview[kind].canBind ? (
          children(overview, handleDone)
        ) : (
          <EmptyState
            scene="closed"
            title={t('contact.closedTitle')}
            description={t('contact.closedText')}
            action={<Button onClick={() => openDialog('service')}>{t('payment.service')}</Button>}
          />
        )
      }
    </SecurityGate>
  );
}
