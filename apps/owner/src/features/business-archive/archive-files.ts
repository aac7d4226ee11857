import type { ArchivedMenu, ReviewsQuery } from '@chalkboard/contracts';
import { listReviewsRoute } from '@chalkboard/contracts/api/identity/reviews.routes';
import { showArchivedMenuRoute } from '@chalkboard/contracts/api/menu/archive.routes';
import { listBusinessMenusRoute } from '@chalkboard/contracts/api/menu/rights.routes';
import { exportCsvRoute } from '@chalkboard/contracts/api/menu/sharing.routes';
import { exportVisitsRoute } from '@chalkboard/contracts/api/menu/visits.routes';
import { exportOrdersRoute, showBoardRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { readPaymentRoute } from '@chalkboard/contracts/api/ordering/payment.routes';
import { exportSalesRoute } from '@chalkboard/contracts/api/ordering/sales.routes';
import { ARCHIVE } from '@chalkboard/contracts/archive';
import { SALES_FILES } from '@chalkboard/contracts/sales-kinds';
import { logoAddress } from '@chalkboard/menu-rules/logo';
import { photoAddress } from '@chalkboard/menu-rules/photo';
import { addressOf, call } from '@chalkboard/web-kit';
import { fetchFileFrom } from '../../shared/sharing/fetch-file';
import { folderOf, pictureName } from './archive-names';

const DAY_MS = 86_400_000;
/** As long as orders are kept, and figures of them. */
const ORDER_DAYS = 365;
const FIGURE_DAYS = 730;

/** A file of an archive, which is fetched when its turn comes. */
export interface ArchiveFile {
  readonly name: string;
  /** It is packed already. */
  readonly isPacked?: true;
  read(): Promise<Uint8Array>;
}

/** The menus of a business with their folders, in the order of the list of menus. */
export interface ArchivedBusiness {
  readonly menus: readonly { readonly folder: string; readonly archived: ArchivedMenu }[];
}

/** What the menu service keeps of each menu. */
export async function readMenus(businessId: string, signal: AbortSignal): Promise<ArchivedBusiness> {
  const { menus } = await call(listBusinessMenusRoute, { params: { businessId }, signal });
  const read: { folder: string; archived: ArchivedMenu }[] = [];
  for (const { shareId, restaurantName } of menus) {
    const archived = await call(showArchivedMenuRoute, { params: { shareId }, signal });
    read.push({ folder: folderOf(restaurantName, read.length), archived });
  }
  return { menus: read };
}

/** Every file of an archive but its table of contents and the note to people. */
export function filesOf({ menus }: ArchivedBusiness, now: Date, signal: AbortSignal): ArchiveFile[] {
  return [
    ...menus.flatMap(({ folder, archived }) => menuFiles(`menus/${folder}`, archived, now, signal)),
    ...pictureFiles(menus.map(({ archived }) => archived)),
  ];
}

/** Each with its own right: what a service does not give, the archive cannot have. */
function menuFiles(folder: string, archived: ArchivedMenu, now: Date, signal: AbortSignal): ArchiveFile[] {
  const { shareId } = archived;
  const params = { shareId };
  const table = (name: string, address: string): ArchiveFile => ({
    name: `${folder}/${name}`,
    read: () => fetched(address, name),
  });
  const figures = { ...daysBefore(now, FIGURE_DAYS), step: 'day', of: 'menu' } as const;
  return [
    { name: `${folder}/${ARCHIVE.menu}`, read: () => json(archived) },
    { name: `${folder}/${ARCHIVE.ordering}`, read: async () => json(await readOrdering(shareId, signal)) },
    table('menu.csv', addressOf(exportCsvRoute, { params })),
    table('orders.csv', addressOf(exportOrdersRoute, { params, query: daysBefore(now, ORDER_DAYS) })),
    ...SALES_FILES.filter((file) => file !== 'locations').map((file) =>
      table(`figures/${file}.csv`, addressOf(exportSalesRoute, { params, query: { ...figures, table: file } })),
    ),
    table('figures/visits.csv', addressOf(exportVisitsRoute, { params, query: figures })),
    { name: `${folder}/reviews.json`, read: async () => json(await readReviews(shareId, signal)) },
  ];
}

/** Each picture once, though several menus show it. */
function pictureFiles(menus: readonly ArchivedMenu[]): ArchiveFile[] {
  const files = new Map<string, ArchiveFile>();
  const add = (of: string, hash: string, address: string) => {
    const name = pictureName(of, hash);
    if (!files.has(hash)) files.set(hash, { name, isPacked: true, read: () => fetched(address, name) });
  };
  for (const { logo, cover, restaurantName, categories } of menus) {
    if (logo) add(`${restaurantName} logo`, logo.hash, logoAddress(logo.hash));
    if (cover) add(`${restaurantName} cover`, cover.hash, photoAddress(cover.hash, cover.width, 'webp'));
    for (const { name, photo } of categories.flatMap(({ items }) => items))
      if (photo) add(name, photo.hash, photoAddress(photo.hash, photo.width, 'webp'));
  }
  return [...files.values()];
}

async function readOrdering(shareId: string, signal: AbortSignal) {
  const params = { shareId };
  const { settings } = await call(showBoardRoute, { params, signal });
  const { linkShown: _, ...payment } = await call(readPaymentRoute, { params, signal });
  return { ...settings, ...payment };
}

/** Those that everybody may read. */
async function readReviews(shareId: string, signal: AbortSignal) {
  const reviews: object[] = [];
  let cursor: ReviewsQuery['cursor'];
  do {
    const page = await call(listReviewsRoute, { query: { shareId, cursor, limit: 50 }, signal });
    reviews.push(...page.items.map(({ myVote: _, ...review }) => review));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return reviews;
}

/** From so many days ago to tomorrow, which it may be already where the restaurant is. */
function daysBefore(now: Date, days: number) {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const to = now.getTime() + DAY_MS;
  return { from: day(to - days * DAY_MS), to: day(to) };
}

async function fetched(address: string, name: string): Promise<Uint8Array> {
  const { blob } = await fetchFileFrom(address, name);
  return new Uint8Array(await blob.arrayBuffer());
}

export const textFile = (text: string): Uint8Array => new TextEncoder().encode(text);
const json = (value: object): Promise<Uint8Array> => Promise.resolve(textFile(`${JSON.stringify(value, null, 2)}\n`));
