import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import type { UploadItem } from './uploadItem.ts';
import { Uploader, type UploaderProps } from './Uploader.tsx';

/** Returns a picture of one colour as a data URL. */
const picture = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="${colour}"/><circle cx="32" cy="32" r="18" fill="ivory"/></svg>`)}`;

/** A complete PNG of one pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const pngFile = (name: string): File => new File([png], name, { type: 'image/png' });

/** Holds the items, as a page does. */
function Kept({ items: initial, onAdd, onRemove, onReplace, ...props }: UploaderProps): ReactNode {
  const [items, setItems] = useState(initial);
  const itemOf = (file: File): UploadItem => ({ id: `${file.name}-${items.length}`, name: file.name, file });
  return (
    <Uploader
      {...props}
      items={items}
      onAdd={(files) => {
        onAdd(files);
        setItems([...items, ...files.map(itemOf)]);
      }}
      onRemove={(id) => {
        onRemove(id);
        setItems(items.filter((item) => item.id !== id));
      }}
      {...(onReplace && {
        onReplace: (id: string, file: File) => {
          onReplace(id, file);
          setItems(items.map((item) => (item.id === id ? { id, name: file.name, file } : item)));
        },
      })}
    />
  );
}

const receipts: UploadItem[] = [
  { id: 'a', name: 'receipt.jpg', src: picture('teal') },
  { id: 'b', name: 'slip.png', src: picture('indianred') },
];

const meta = {
  title: 'UI kit/Uploader',
  component: Uploader,
  args: {
    label: 'Receipts',
    help: 'Up to 3 images, JPEG or PNG, at most 5 MB each.',
    items: [],
    onAdd: fn(),
    onRefuse: fn(),
    onRemove: fn(),
    onReplace: fn(),
    texts: {
      add: 'Add image',
      remove: (name) => `Remove ${name}`,
      replace: (name) => `Replace ${name}`,
      sending: (name) => `Sending ${name}`,
    },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Uploader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A chosen picture is shown immediately; a file with a false extension is refused. */
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Receipts' });
    await expect(group).toHaveAccessibleDescription('Up to 3 images, JPEG or PNG, at most 5 MB each.');
    const fake = new File(['<html>'], 'fake.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Add image'), [pngFile('slip.png'), fake]);
    await expect(await canvas.findByRole('img', { name: 'slip.png' })).toBeVisible();
    await expect(args.onRefuse).toHaveBeenCalledWith([{ file: fake, reason: 'content' }]);
  },
};

/** Removing moves focus to the remaining controls; replacing keeps the position. */
export const TwoOfThree: Story = {
  args: { items: receipts },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Remove receipt.jpg' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'receipt.jpg' })).not.toBeInTheDocument());
    await expect(canvas.getByLabelText('Replace slip.png')).toHaveFocus();
    const other = pngFile('other.png');
    await userEvent.upload(canvas.getByLabelText('Replace slip.png'), other);
    await expect(await canvas.findByRole('img', { name: 'other.png' })).toBeVisible();
    await expect(args.onReplace).toHaveBeenCalledWith('b', other);
  },
};

/** At the maximum, nothing can be added. */
export const Full: Story = {
  args: { items: [...receipts, { id: 'c', name: 'chat.png', src: picture('goldenrod') }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText('Add image')).not.toBeInTheDocument();
  },
};

/** Dropped files are accepted up to the maximum; the rest is refused as too many. */
export const Dropped: Story = {
  args: { items: receipts },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const dataTransfer = new DataTransfer();
    const files = [pngFile('one.png'), pngFile('two.png')];
    for (const file of files) dataTransfer.items.add(file);
    canvas.getByRole('list').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(await canvas.findByRole('img', { name: 'one.png' })).toBeVisible();
    await expect(args.onRefuse).toHaveBeenCalledWith([{ file: files[1], reason: 'count' }]);
  },
};

/** An upload shows its progress and can be removed. */
export const Sending: Story = {
  args: { items: [{ id: 'a', name: 'receipt.jpg', src: picture('teal'), progress: 0.6 }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Sending receipt.jpg' })).toHaveAttribute('value', '0.6');
    await expect(canvas.getByRole('button', { name: 'Remove receipt.jpg' })).toBeEnabled();
  },
};

/** A failed upload shows its error; the others are not affected. */
export const OneFailed: Story = {
  args: {
    items: [
      receipts[0] ?? { id: '', name: '' },
      { id: 'b', name: 'slip.png', src: picture('indianred'), error: 'Not sent. Tap to choose again.' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Replace slip.png')).toHaveAccessibleDescription(
      'Not sent. Tap to choose again.',
    );
  },
};

/** With an error message that says what to do. */
export const WithError: Story = { args: { error: 'Add at least one image.', isRequired: true } };
/** Optional, marked as such. */
export const Optional: Story = { args: { optionalMark: 'optional' } };
/** Disabled. */
export const Disabled: Story = { args: { items: receipts, disabled: true } };

/** Read-only. */
export const ReadOnly: Story = {
  args: { items: receipts, readOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};
/** Long Thai text wraps. */
export const LongThai: Story = {
  args: {
    items: [{ id: 'a', name: 'สลิป.jpg', src: picture('teal'), error: 'ส่งรูปนี้ไม่สำเร็จ โปรดแตะเพื่อเลือกรูปใหม่' }],
    label: 'แนบหลักฐานการโอนเงินหรือรูปภาพที่เกี่ยวข้องกับการขอรับรางวัล',
    help: 'แนบได้สูงสุด 3 รูป ไฟล์ JPEG หรือ PNG ขนาดไม่เกิน 5 MB ต่อรูป',
    texts: {
      add: 'เพิ่มรูปภาพหลักฐาน',
      remove: (name) => `ลบ ${name}`,
      replace: (name) => `เปลี่ยน ${name}`,
      sending: (name) => `กำลังส่ง ${name}`,
    },
  },
};
/** Long German words wrap. */
export const LongGerman: Story = {
  args: {
    label: 'Überweisungsbestätigungsbilder',
    texts: {
      add: 'Überweisungsbestätigung hinzufügen',
      remove: (name) => `${name} entfernen`,
      replace: (name) => `${name} ersetzen`,
      sending: (name) => `${name} wird gesendet`,
    },
  },
};
/** Right to left: the layout is mirrored. */
export const RightToLeft: Story = {
  args: {
    items: receipts,
    label: 'الإيصالات',
    help: 'حتى 3 صور',
    texts: {
      add: 'أضف صورة',
      remove: (name) => `إزالة ${name}`,
      replace: (name) => `استبدال ${name}`,
      sending: (name) => `جار إرسال ${name}`,
    },
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
