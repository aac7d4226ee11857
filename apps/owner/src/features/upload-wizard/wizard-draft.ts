import { hasFields, parseJson, sessionStore } from '@chalkboard/web-kit';

/** What the wizard asks of a restaurant, as it is typed. */
export interface RestaurantInfo {
  readonly restaurantName: string;
  readonly restaurantDescription: string;
  readonly restaurantAddress: string;
  readonly restaurantPhone: string;
}

export const NO_INFO: RestaurantInfo = {
  restaurantName: '',
  restaurantDescription: '',
  restaurantAddress: '',
  restaurantPhone: '',
};

/** What was typed and chosen so far. */
export interface WizardDraft {
  readonly info: RestaurantInfo;
  /** Theme and colours by the names of their fields. */
  readonly look: Readonly<Record<string, string>>;
  /** For which of the places of who is signed in (`Place.key`); absent: for none. */
  readonly place?: string;
}

/** What is known of a restaurant before anything is typed. */
export type WizardPreset = Pick<WizardDraft, 'info' | 'look'>;

/** The draft for another place: what was filled in for the one before becomes the other's, and what was typed stays. */
export function movedTo(draft: WizardDraft, place: string, before: WizardPreset, after: WizardPreset): WizardDraft {
  const names = Object.keys(NO_INFO) as (keyof RestaurantInfo)[];
  const info = Object.fromEntries(
    names.map((name) => [name, draft.info[name] === before.info[name] ? after.info[name] : draft.info[name]]),
  );
  return { info: { ...NO_INFO, ...info }, look: sameLook(draft.look, before.look) ? after.look : draft.look, place };
}

const KEY = 'upload_wizard';

/** Keeps what was typed in this tab, so that a reload does not take it away. */
export const wizardMemory = {
  /** Undefined when nothing is kept, or nothing that can be used. */
  read(): WizardDraft | undefined {
    const kept = parseJson(sessionStore.read(KEY));
    return hasFields(kept)
      ? {
          info: { ...NO_INFO, ...textsOf(kept.info) },
          look: textsOf(kept.look),
          ...(typeof kept.place === 'string' && { place: kept.place }),
        }
      : undefined;
  },
  keep: (draft: WizardDraft) => sessionStore.write(KEY, JSON.stringify(draft)),
  forget: () => sessionStore.remove(KEY),
};

/** May the wizard go on from its first step? */
export function isNamed({ restaurantName }: RestaurantInfo): boolean {
  return restaurantName.trim() !== '';
}

/**
 * The fields that travel beside the pages; empty ones stay at home. @param place that the menu is for, if there is one
 */
export function fieldsOf(
  { info, look }: WizardPreset,
  { businessId = '', locationId = '' }: { readonly businessId?: string; readonly locationId?: string } = {},
): Record<string, string> {
  const fields = Object.entries({ ...info, ...look, businessId, locationId }).map(
    ([name, value]) => [name, value.trim()] as const,
  );
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}

/** Theme and colours are chosen together. */
function sameLook(one: WizardDraft['look'], other: WizardDraft['look']): boolean {
  return Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
}

function textsOf(values: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
