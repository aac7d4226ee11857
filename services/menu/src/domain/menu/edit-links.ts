import { MenuError } from './menu.errors';
import type { KeptEditLink, StoredMenu } from './stored-menu';

export const MAX_LINKS = 20;
/** Hashes travel with every snapshot. */
export const MAX_DEVICES_OF_LINK = 50;

/** Hashes of the visitors that may change the menu, by a right of their own or by a link. */
export function anonymousRights({
  editRightHashes,
  editLinks = [],
}: Pick<StoredMenu, 'editRightHashes' | 'editLinks'>): string[] {
  return [...new Set([...editRightHashes, ...editLinks.flatMap(({ visitors }) => visitors)])];
}

/** @throws MenuError `menu.too_many_links` */
export function withEditLink(
  stored: StoredMenu,
  link: Pick<KeptEditLink, 'id' | 'secretHash' | 'label'>,
  now: Date,
): StoredMenu {
  const links = stored.editLinks ?? [];
  if (links.length >= MAX_LINKS)
    throw new MenuError(
      'menu.too_many_links',
      `A menu has at most ${MAX_LINKS} edit links. Please revoke one that is not needed any more.`,
    );
  return { ...stored, editLinks: [...links, { ...link, createdAt: now.toISOString(), visitors: [] }] };
}

/**
 * The menu after a device opened the link; the very same menu where it had done so before.
 *
 * @param visitor hash of the device's secret
 * @throws MenuError `menu.edit_link_not_valid`, `menu.too_many_devices`
 */
export function withLinkOpened(stored: StoredMenu, secretHash: string, visitor: string, now: Date): StoredMenu {
  const links = stored.editLinks ?? [];
  const link = links.find((one) => one.secretHash === secretHash);
  if (!link) throw linkNotValid();
  if (link.visitors.includes(visitor)) return stored;
  if (link.visitors.length >= MAX_DEVICES_OF_LINK)
    throw new MenuError(
      'menu.too_many_devices',
      `This link was opened on ${MAX_DEVICES_OF_LINK} devices already. Please ask for a new one.`,
    );
  const opened = { ...link, visitors: [...link.visitors, visitor], lastUsedAt: now.toISOString() };
  return changedRights(stored, { editLinks: links.map((one) => (one === link ? opened : one)) });
}

/**
 * The menu without the link, and without the rights that came by it.
 *
 * @throws MenuError `menu.edit_link_not_found`
 */
export function withoutEditLink(stored: StoredMenu, linkId: string): StoredMenu {
  const links = stored.editLinks ?? [];
  if (!links.some(({ id }) => id === linkId))
    throw new MenuError('menu.edit_link_not_found', 'This edit link does not exist, or was revoked before.');
  return changedRights(stored, { editLinks: links.filter(({ id }) => id !== linkId) });
}

/**
 * The menu without the anonymous rights of all but one device.
 *
 * @param kept hash of the device that keeps its right; undefined: none does
 */
export function withoutOtherRights(stored: StoredMenu, kept: string | undefined): StoredMenu {
  return changedRights(stored, {
    editRightHashes: stored.editRightHashes.filter((hash) => hash === kept),
    editLinks: [],
  });
}

/**
 * The menu as one of the business, after a claim: the device of who claimed has its right by the membership from now
 * on.
 *
 * @throws MenuError `menu.claimed`
 */
export function claimedBy(
  stored: StoredMenu,
  {
    businessId,
    locationId,
    visitor,
  }: {
    readonly businessId: string;
    readonly locationId: string | null | undefined;
    readonly visitor: string | undefined;
  },
): StoredMenu {
  if (stored.businessId !== undefined && stored.businessId !== businessId)
    throw new MenuError('menu.claimed', 'This menu belongs to another business already.');
  const placed = locationId === undefined ? stored.locationId : (locationId ?? undefined);
  if (stored.businessId === businessId && stored.locationId === placed) return stored;
  return changedRights(stored, {
    businessId,
    locationId: placed,
    editRightHashes: stored.editRightHashes.filter((hash) => hash !== visitor),
  });
}

export function linkNotValid(): MenuError {
  return new MenuError(
    'menu.edit_link_not_valid',
    'This link is not complete, or was revoked. Please ask for a new one.',
  );
}

/** Others are told of it by a new version; who edits the menu meanwhile is not in the way of it. */
function changedRights(
  stored: StoredMenu,
  rights: Partial<Pick<StoredMenu, 'businessId' | 'locationId' | 'editRightHashes' | 'editLinks'>>,
): StoredMenu {
  const { menu } = stored;
  return {
    ...stored,
    ...rights,
    contentVersion: stored.contentVersion ?? menu.version,
    menu: { ...menu, version: menu.version + 1 },
  };
}
