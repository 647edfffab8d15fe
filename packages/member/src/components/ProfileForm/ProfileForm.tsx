import { useState } from 'react';
import { useSetHeadIconMutation, useSetNicknameMutation } from '@parlor/api-client';
import { tidyNickname, validateNickname, type MemberInfo } from '@parlor/contract';
import { toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, Field } from '@parlor/ui-kit';
import { useCheckedForm } from '../../hooks/useCheckedForm.ts';
import { HeadIconChoice } from '../HeadIcon/HeadIconChoice.tsx';
import { SecurityForm } from '../SecurityForm/SecurityForm.tsx';

/** The form for nickname and head icon. Unchanged values are not sent. */
export function ProfileForm({ member }: { member: MemberInfo }) {
  const { t } = useTranslation('security');
  const toast = useToast();
  const [setNickname] = useSetNicknameMutation();
  const [setHeadIcon] = useSetHeadIconMutation();
  const [headIcon, chooseIcon] = useState(member.headIcon);

  const save = async ({ nickname }: { nickname: string }): Promise<{ error?: unknown }> => {
    const tidy = tidyNickname(nickname);
    const named = tidy === member.nickname ? {} : await setNickname(tidy);
    if ('error' in named && named.error !== undefined) return named;
    return headIcon === member.headIcon ? {} : setHeadIcon(headIcon);
  };
  const form = useCheckedForm<'nickname'>({
    initial: { nickname: member.nickname },
    check: ({ nickname }) => {
      const failure = validateNickname(nickname);
      return failure === undefined ? {} : { nickname: failure };
    },
    send: save,
    onDone: () => toast({ tone: 'success', messageKey: 'security:profile.saved', durationMs: toastDuration.success }),
    keepsInput: true,
  });
  return (
    <SecurityForm onSubmit={form.submit} problem={form.problem}>
      <HeadIconChoice value={headIcon} name={form.values.nickname || member.account} onChange={chooseIcon} />
      <Field
        {...form.field('nickname')}
        label={t('field.nickname')}
        help={t('field.nicknameHelp')}
        maxLength={60}
        autoComplete="nickname"
      />
      <Button type="submit" size="large" isFullWidth isLoading={form.isSending}>
        {t('profile.save')}
      </Button>
    </SecurityForm>
  );
}
