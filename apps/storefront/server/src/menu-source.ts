import { Menu } from '@chalkboard/contracts';

/** Menus that were read last; more are asked for again. */
const KEPT = 500;
/** Below the edge's own budget, so that a known menu can still be answered from memory. */
const ASK_MS = 220;
/** For a menu that is not known yet. Its page may go without it by then; the next one has it. */
const FIRST_ASK_MS = 4000;

/** A menu as it is now; `menu` is undefined when there is none. `etag` changes when it does. */
export interface KnownMenu {
  readonly menu: Menu | undefined;
  readonly etag: string;
}

export interface MenuSource {
  /**
   * The menu, asked for each time; as it was last known while the menu service is away or slow.
   * @throws Error when it cannot be read and was never read before
   */
  read(shareId: string): Promise<KnownMenu>;
}

const MISSING: KnownMenu = { menu: undefined, etag: 'missing' };

/** What a guest's page has no use for: how sure the reader was, and where on the paper it read. */
function forGuests(menu: Menu): Menu {
  const { settledDetails: _settled, ...shown } = menu;
  return {
    ...shown,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map(
        ({ confidence: _confidence, source: _source, uncertainReason: _reason, doubt: _doubt, ...item }) => item,
      ),
    })),
  };
}

/** Reads menus from the menu service over HTTP. @param menuUrl its origin */
export function createMenuSource(menuUrl: string): MenuSource {
  const known = new Map<string, KnownMenu>();
  const remember = (shareId: string, menu: KnownMenu) => {
    known.delete(shareId);
    known.set(shareId, menu);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return menu;
  };
  return {
    read: async (shareId) => {
      const before = known.get(shareId);
      try {
        const response = await fetch(new URL(`/api/menu/${encodeURIComponent(shareId)}`, menuUrl), {
          signal: AbortSignal.timeout(before ? ASK_MS : FIRST_ASK_MS),
          headers: before ? { 'if-none-match': before.etag } : {},
        });
        if (response.status === 304 && before) return remember(shareId, before);
        if (response.status === 404) {
          known.delete(shareId);
          return MISSING;
        }
        if (!response.ok) throw new Error(`the menu service answered ${response.status}`);
        const menu = forGuests(Menu.parse(await response.json()));
        return remember(shareId, { menu, etag: response.headers.get('etag') ?? `W/"${menu.version}"` });
      } catch (error) {
        if (before) return before;
        throw error;
      }
    },
  };
}
