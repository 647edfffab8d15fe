import { useRef, type ChangeEvent } from 'react';
import { FileTextIcon } from '@phosphor-icons/react/dist/csr/FileText';
import { useTranslation } from '@parlor/i18n';
import { Button, FieldFrame, Stack } from '@parlor/ui-kit';
import * as S from './LinesField.styles.ts';

/** The maximum length of a batch, in characters. */
const MAX_TEXT = 100_000;

interface Props {
  value: string;
  maxLines: number;
  error: string | undefined;
  onChange: (text: string) => void;
  /** Called if the selected file is longer than the maximum. */
  onTooLarge: () => void;
}

/** A field for the lines of a batch: typed, pasted or read from a file. */
export function LinesField({ value, maxLines, error, onChange, onTooLarge }: Props) {
  const { t } = useTranslation('agentTeam');
  const file = useRef<HTMLInputElement>(null);

  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    // Allows the same file to be selected again.
    event.target.value = '';
    if (!chosen) return;
    if (chosen.size > MAX_TEXT) onTooLarge();
    else onChange(await chosen.text());
  };

  return (
    <Stack gap={2}>
      <FieldFrame label={t('transfer.text')} help={t('transfer.textHelp', { count: maxLines })} error={error}>
        {(control) => (
          <S.Area
            {...control}
            rows={6}
            spellCheck={false}
            autoCapitalize="none"
            maxLength={MAX_TEXT}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FieldFrame>
      <S.File
        ref={file}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t('transfer.file')}
        onChange={(event) => void read(event)}
      />
      <Button variant="secondary" icon={<FileTextIcon />} onClick={() => file.current?.click()}>
        {t('transfer.file')}
      </Button>
    </Stack>
  );
}
