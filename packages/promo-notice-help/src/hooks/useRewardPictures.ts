import { useEffect, useRef, useState } from 'react';
import { errorMessageKey, usePutRewardPictureMutation } from '@parlor/api-client';
import { rewardForm } from '@parlor/contract';
import { useMessage } from '@parlor/i18n';
import type { UploadItem } from '@parlor/ui-kit';

/** A picture of the form with its slot at the gateway. */
interface PlacedItem extends UploadItem {
  readonly place: number;
}

/** Pictures of a form, each uploaded when it is selected. */
export interface RewardPictures {
  items: readonly UploadItem[];
  /** The slots of the stored pictures, from 0. */
  sent: readonly number[];
  /** Whether every selected picture is stored. */
  areSent: boolean;
  add: (files: readonly File[]) => void;
  replace: (id: string, file: File) => void;
  remove: (id: string) => void;
  clear: () => void;
}

const isSent = ({ progress, error }: UploadItem): boolean => progress === undefined && error === undefined;

/** Uploads the pictures of a promotion's form, at most `rewardForm.maxPictures`, and returns their progress. */
export function useRewardPictures(promotionId: string): RewardPictures {
  const message = useMessage();
  const [put] = usePutRewardPictureMutation();
  const [items, setItems] = useState<readonly PlacedItem[]>([]);
  const uploads = useRef(new Map<number, { abort: () => void; end: Promise<unknown> }>());

  const giveUp = (place: number) => uploads.current.get(place)?.abort();
  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const { abort } of running.values()) abort();
    };
  }, []);

  const send = async ({ id, place, file }: PlacedItem & { file: File }) => {
    const change = (over: Partial<PlacedItem>) =>
      setItems((before) => before.map((item) => (item.id === id ? { ...item, ...over } : item)));
    // An earlier upload to this slot must not finish after this one.
    giveUp(place);
    const before = uploads.current.get(place)?.end;
    let isWanted = true;
    let stop = () => {};
    const run = async () => {
      await before;
      if (!isWanted) return;
      const call = put({ promotionId, place, file, onProgress: (progress) => change({ progress }) });
      stop = () => call.abort();
      const { error } = await call;
      if (isWanted) change({ progress: undefined, ...(error && { error: message(errorMessageKey(error)) }) });
    };
    const abort = () => {
      isWanted = false;
      stop();
    };
    const end = run();
    uploads.current.set(place, { abort, end });
    await end;
  };

  const start = (files: readonly File[], places: readonly number[]): PlacedItem[] =>
    places.flatMap((place, index) => {
      const file = files[index];
      if (file === undefined) return [];
      const item = { id: crypto.randomUUID(), name: file.name, file, place, progress: 0 };
      void send(item);
      return [item];
    });

  return {
    items,
    sent: items.filter(isSent).map(({ place }) => place),
    areSent: items.every(isSent),
    add: (files) => {
      const taken = new Set(items.map(({ place }) => place));
      const free = Array.from({ length: rewardForm.maxPictures }, (_, place) => place).filter(
        (place) => !taken.has(place),
      );
      const added = start(files, free);
      setItems((before) => [...before, ...added]);
    },
    replace: (id, file) => {
      const old = items.find((item) => item.id === id);
      if (old === undefined) return;
      const [fresh] = start([file], [old.place]);
      if (fresh) setItems((before) => before.map((item) => (item.id === id ? fresh : item)));
    },
    remove: (id) => {
      const old = items.find((item) => item.id === id);
      if (old) giveUp(old.place);
      setItems((before) => before.filter((item) => item.id !== id));
    },
    clear: () => {
      for (const { place } of items) giveUp(place);
      setItems([]);
    },
  };
}
