import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';

import { FieldFrame, type FieldTexts } from '../Field/FieldFrame.tsx';
import { IMAGE_ACCEPT, IMAGE_MAX_BYTES, IMAGE_MAX_COUNT, sortImages, type Refusal } from './imageChecks.ts';
import { Add, AddWords, Cell, FileInput, Grid } from './Uploader.styles.ts';
import type { UploaderTexts, UploadItem } from './uploadItem.ts';
import { UploadTile } from './UploadTile.tsx';

export interface UploaderProps extends FieldTexts {
  /** Every word it says. */
  readonly texts: UploaderTexts;
  /** What is attached; the caller adds, sends and removes. */
  readonly items: readonly UploadItem[];
  /** Pictures that may be sent: of a kind, a size and a number that are allowed. */
  readonly onAdd: (files: File[]) => void;
  /** Files that were not taken, each with its reason; the caller finds the words. */
  readonly onRefuse: (refused: Refusal[]) => void;
  /** Called with the id of the picture that was taken away. */
  readonly onRemove: (id: string) => void;
  /** Another picture in the place of one. Left out, pictures can only be removed and added. */
  readonly onReplace?: (id: string, file: File) => void;
  /** How many may be attached; 3 when left out. */
  readonly maxCount?: number;
  /** How large each may be, in bytes; 5 MiB when left out. */
  readonly maxBytes?: number;
  /** It cannot be changed now. */
  readonly disabled?: boolean;
  /** Shows what is attached and takes nothing. */
  readonly readOnly?: boolean;
  /** For a label that stands elsewhere. */
  readonly id?: string;
}

/**
 * Attaches JPEG and PNG pictures, four in a row: chosen from the phone, dropped from the desktop, or by keyboard. Only looks
 * at the files (type, name, size and first bytes) and shows them; sending them is the caller's.
 */
export function Uploader({
  texts, items, onAdd, onRefuse, onRemove, onReplace, maxCount = IMAGE_MAX_COUNT, maxBytes = IMAGE_MAX_BYTES,
  disabled = false, readOnly = false, label, help, error, isRequired, optionalMark, id,
}: UploaderProps): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const root = useRef<HTMLUListElement>(null);
  const canChange = !disabled && !readOnly;
  const places = maxCount - items.length;
  const frame = {
    label, help, error,
    ...(isRequired !== undefined && { isRequired }),
    ...(optionalMark !== undefined && { optionalMark }),
  };

  const take = async (files: readonly File[]): Promise<void> => {
    if (!canChange || files.length === 0) return;
    const { taken, refused } = await sortImages(files, places, maxBytes);
    if (taken.length > 0) onAdd(taken);
    if (refused.length > 0) onRefuse(refused);
  };

  const replace = async (itemId: string, file: File): Promise<void> => {
    const { taken: [picture], refused } = await sortImages([file], 1, maxBytes);
    if (picture) onReplace?.(itemId, picture);
    else onRefuse(refused);
  };

  const remove = (itemId: string): void => {
    // The cross goes away with its picture; the focus goes on to what is left instead of falling out of the form.
    const controls = [...root.current?.querySelectorAll<HTMLElement>('button, input') ?? []];
    const removed = document.activeElement?.closest('li');
    const next = controls.find((control) => control.closest('li') !== removed);
    onRemove(itemId);
    if (next) next.focus();
    else requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('input')?.focus());
  };

  const handleDrag = (event: DragEvent): void => {
    if (!canChange || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type !== 'dragleave');
  };

  const handleDrop = (event: DragEvent): void => {
    if (!canChange) return;
    event.preventDefault();
    setIsOver(false);
    void take([...event.dataTransfer.files]);
  };

  return (
    <FieldFrame {...frame} id={id} groupRole="group">
      {(control) => (
        <Grid ref={root} $isOver={isOver} onDragEnter={handleDrag} onDragOver={handleDrag} onDragLeave={handleDrag} onDrop={handleDrop}>
          {items.map((item) => (
            <UploadTile
              key={item.id}
              item={item}
              texts={texts}
              canChange={canChange}
              canReplace={onReplace !== undefined}
              onReplace={(file) => { void replace(item.id, file); }}
              onRemove={() => { remove(item.id); }}
            />
          ))}
          {!readOnly && places > 0 && (
            <Cell>
              <Add $isDisabled={disabled} $hasError={control['aria-invalid'] === true}>
                <ImageIcon aria-hidden />
                <AddWords>{texts.add}</AddWords>
                <FileInput
                  {...control}
                  type="file"
                  accept={IMAGE_ACCEPT}
                  multiple={places > 1}
                  disabled={disabled}
                  onChange={(event) => {
                    const files = [...event.currentTarget.files ?? []];
                    // The same file may be chosen again after it was removed.
                    event.currentTarget.value = '';
                    void take(files);
                  }}
                />
              </Add>
            </Cell>
          )}
        </Grid>
      )}
    </FieldFrame>
  );
}
