import type { HostV1, Menu, MenuPhoto } from '@chalkboard/contracts';
import { describeError, useQueryClient } from '@chalkboard/web-kit';
import { useState } from 'react';
import { menuKey } from '../../shared/menu/use-menu';
import type { CropBox } from '../../shared/pages/crop-box';
import { texts } from '../../texts';
import { cutPhoto, showPhotos, takePhoto } from './photo-calls';
import { keyOf, photoAt, refusalOf, requestFor, type PhotoPlace } from './photo-place';

const t = texts.photos;

/**
 * A menu's photographs in the hands of its owner. Each change is saved at once, and can be taken back as long as the
 * page is open.
 */
export function useMenuPhotos(host: HostV1, menu: Menu) {
  const { shareId } = menu;
  const queries = useQueryClient();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  /** What was removed last, by place. */
  const [removed, setRemoved] = useState<ReadonlyMap<string, MenuPhoto>>(new Map());

  const current = (place: PhotoPlace) => photoAt(queries.getQueryData<Menu>(menuKey(shareId)) ?? menu, place);
  const noteRemoved = (place: PhotoPlace, photo: MenuPhoto | undefined) =>
    setRemoved((now) => {
      const next = new Map(now);
      if (photo) next.set(keyOf(place), photo);
      else next.delete(keyOf(place));
      return next;
    });

  const show = async (place: PhotoPlace, photo: MenuPhoto | undefined) => {
    const before = current(place);
    const saved = await showPhotos(shareId, requestFor(place, photo?.hash ?? null));
    // Two changes may overtake each other on their way.
    queries.setQueryData<Menu>(menuKey(shareId), (now) => (now && now.version > saved.version ? now : saved));
    noteRemoved(place, photo ? undefined : before);
    return before;
  };
  /** One thing at a time for each place; what fails is said, and nothing has changed. */
  const work = async (place: PhotoPlace, task: () => Promise<void>) => {
    const key = keyOf(place);
    if (busy.has(key)) return;
    setBusy((now) => new Set(now).add(key));
    try {
      await task();
    } catch (error) {
      host.toast({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      });
    } finally {
      setBusy((now) => new Set([...now].filter((one) => one !== key)));
    }
  };
  const back = (place: PhotoPlace, to: MenuPhoto | undefined) =>
    work(place, async () => {
      await show(place, to);
      host.toast(to ? t.undone : t.removed);
    });
  const add = (place: PhotoPlace, make: () => Promise<MenuPhoto>) =>
    work(place, async () => {
      const before = await show(place, await make());
      host.toast({ title: t.added.title, action: { label: t.added.undo, run: () => void back(place, before) } });
    });

  return {
    isBusy: (place: PhotoPlace) => busy.has(keyOf(place)),
    removedFrom: (place: PhotoPlace) => removed.get(keyOf(place)),
    send(place: PhotoPlace, file: File) {
      const refusal = refusalOf(file);
      if (refusal) return host.toast(refusal);
      void add(place, () => takePhoto(shareId, file));
    },
    cut: (place: PhotoPlace, page: number, part: CropBox) => void add(place, () => cutPhoto(shareId, page, part)),
    remove: (place: PhotoPlace) =>
      void work(place, async () => {
        const before = await show(place, undefined);
        host.toast({ title: t.removed.title, action: { label: t.removed.undo, run: () => void back(place, before) } });
      }),
    restore(place: PhotoPlace) {
      const photo = removed.get(keyOf(place));
      if (photo) void back(place, photo);
    },
  };
}

export type MenuPhotos = ReturnType<typeof useMenuPhotos>;
