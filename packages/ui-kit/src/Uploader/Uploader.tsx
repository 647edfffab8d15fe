import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';

import { FieldFrame, type FieldTexts } from '../Field/FieldFrame.tsx';
import { acceptOf, IMAGE_MAX_BYTES, IMAGE_MAX_COUNT, sortImages, type Refusal } from './imageChecks.ts';
import { Add, AddWords, Cell, FileInput, Grid } from './Uploader.styles.ts';
import type { UploaderTexts, UploadItem } from './uploadItem.ts';
import { UploadTile } from './UploadTile.tsx';

/** Props of `Uploader`. Controlled: the caller owns the list of items (PROMO-05). */
export interface UploaderProps extends FieldTexts {
  /** Texts of the component. */
  readonly texts: UploaderTexts;
  /** Attached pictures. The caller adds, uploads and removes. */
  readonly items: readonly UploadItem[];
  /** Called with accepted files: valid in type, size and number. */
  readonly onAdd: (files: File[]) => void;
  /** Called with refused files and reasons. The caller shows the messages. */
  readonly onRefuse: (refused: Refusal[]) => void;
  /** Called with the id of the removed picture. */
  readonly onRemove: (id: string) => void;
  /** Called to replace a picture. Without it, pictures cannot be replaced. */
  readonly onReplace?: (id: string, file: File) => void;
  /** Maximum number of pictures. Defaults to 3. */
  readonly maxCount?: number;
  /** Maximum size of a picture, in bytes. Defaults to 5 MiB. */
  readonly maxBytes?: number;
  /** Whether WebP is accepted too. */
  readonly isWebpAllowed?: boolean;
  /** Disabled. */
  readonly disabled?: boolean;
  /** Shows the pictures without controls. */
  readonly readOnly?: boolean;
  /** Id of the control, for a label elsewhere. */
  readonly id?: string;
}

/**
 * Attaches JPEG and PNG pictures by file dialog or drag and drop, four in a row (PROMO-05). Validates type, name, size
 * and magic bytes and shows previews. The caller uploads.
 */
export function Uploader({
  texts,
  items,
  onAdd,
  onRefuse,
  onRemove,
  onReplace,
  maxCount = IMAGE_MAX_COUNT,
  maxBytes = IMAGE_MAX_BYTES,
  isWebpAllowed = false,
  disabled = false,
  readOnly = false,
  label,
  help,
  error,
  isRequired,
  optionalMark,
  id,
}: UploaderProps): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const root = useRef<HTMLUListElement>(null);
  const canChange = !disabled && !readOnly;
  const places = maxCount - items.length;
  const frame = {
    label,
    help,
    error,
    ...(isRequired !== undefined && { isRequired }),
    ...(optionalMark !== undefined && { optionalMark }),
  };

  const take = async (files: readonly File[]): Promise<void> => {
    if (!canChange || files.length === 0) return;
    const { accepted, refused } = await sortImages(files, places, maxBytes, isWebpAllowed);
    if (accepted.length > 0) onAdd(accepted);
    if (refused.length > 0) onRefuse(refused);
  };

  const replace = async (itemId: string, file: File): Promise<void> => {
    const {
      accepted: [picture],
      refused,
    } = await sortImages([file], 1, maxBytes, isWebpAllowed);
    if (picture) onReplace?.(itemId, picture);
    else onRefuse(refused);
  };

  const remove = (itemId: string): void => {
    // The pressed button unmounts with its picture, so focus moves to the remaining controls.
    const controls = [...(root.current?.querySelectorAll<HTMLElement>('button, input') ?? [])];
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
        <Grid
          ref={root}
          $isOver={isOver}
          onDragEnter={handleDrag}
          onDragOver={handleDrag}
          onDragLeave={handleDrag}
          onDrop={handleDrop}
        >
          {items.map((item) => (
            <UploadTile
              key={item.id}
              item={item}
              texts={texts}
              canChange={canChange}
              canReplace={onReplace !== undefined}
              isWebpAllowed={isWebpAllowed}
              onReplace={(file) => {
                void replace(item.id, file);
              }}
              onRemove={() => {
                remove(item.id);
              }}
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
                  accept={acceptOf(isWebpAllowed)}
                  multiple={places > 1}
                  disabled={disabled}
                  onChange={(event) => {
                    const files = [...(event.currentTarget.files ?? [])];
                    // Allows the same file to be chosen again after its removal.
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
