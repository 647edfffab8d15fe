import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useId, type ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { acceptOf } from './imageChecks.ts';
import { Preview } from './Preview.tsx';
import type { UploaderTexts, UploadItem } from './uploadItem.ts';
import { Bar, Cell, Corner, Failure, FileInput, Replace, Tile, Veil } from './Uploader.styles.ts';

interface UploadTileProps {
  readonly item: UploadItem;
  readonly texts: UploaderTexts;
  readonly canChange: boolean;
  readonly canReplace: boolean;
  readonly isWebpAllowed: boolean;
  readonly onReplace: (file: File) => void;
  readonly onRemove: () => void;
}

/** An attached picture. A press replaces it; the corner button removes it. */
export function UploadTile({
  item,
  texts,
  canChange,
  canReplace,
  isWebpAllowed,
  onReplace,
  onRemove,
}: UploadTileProps): ReactNode {
  const failureId = useId();
  const isSending = item.progress !== undefined;
  const hasFailed = item.error !== undefined && item.error !== '';
  return (
    <Cell>
      <Tile $hasError={hasFailed}>
        {item.src !== undefined && <img src={item.src} alt={item.name} decoding="async" />}
        {item.src === undefined && item.file && <Preview file={item.file} name={item.name} />}
        {canChange && canReplace && !isSending && (
          <Replace>
            <FileInput
              type="file"
              accept={acceptOf(isWebpAllowed)}
              aria-label={texts.replace(item.name)}
              {...(hasFailed && { 'aria-describedby': failureId })}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = '';
                if (file) onReplace(file);
              }}
            />
          </Replace>
        )}
        {isSending && (
          <Veil>
            <Bar aria-label={texts.sending(item.name)} max={1} value={item.progress} />
          </Veil>
        )}
        {canChange && (
          <Corner>
            <IconButton size="small" variant="onMedia" label={texts.remove(item.name)} onClick={onRemove}>
              <XIcon weight="bold" aria-hidden />
            </IconButton>
          </Corner>
        )}
      </Tile>
      {hasFailed && <Failure id={failureId}>{item.error}</Failure>}
    </Cell>
  );
}
