import { z } from 'zod';
import { adminList } from './admin-list';
import { DirectoryEntry, ListedRestaurant } from './directory';
import { Menu, MenuSettings } from './menu';
import { ArchivedMenu } from './menu-archive';
import { MenuLocation, MenuLocations } from './menu-locations';
import { MenuReview } from './menu-review';
import { OpeningHours } from './opening-hours';
import { MenuRules } from './rules/menu-rules';
import { HappyHour, ServingTime } from './rules/time-rules';

/*
 * What the menu service answers, word for word. The schemas of the same things without "Answer" are for readers: they
 * put a default where something is not said, and an answer says it.
 */

type Said<Fields> = { [Name in keyof Fields]: Fields[Name] extends z.ZodDefault<infer Inner> ? Inner : Fields[Name] };

/** The same fields, none of which may be left out. */
function said<Fields extends z.ZodRawShape>(fields: Fields): Said<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field instanceof z.ZodDefault ? field.unwrap() : field]),
  ) as Said<Fields>;
}

const hours = OpeningHours.extend(said(OpeningHours.shape));

const rules = MenuRules.extend({
  servingTimes: z.array(ServingTime.extend({ when: hours })).optional(),
  happyHours: z.array(HappyHour.extend({ when: hours })).optional(),
});

/** A menu as everybody reads it. */
export const MenuAnswer = Menu.extend({
  ...said(MenuSettings.shape),
  openingHours: hours.optional(),
  rules: rules.optional(),
});

/** A menu as it lies in an archive. */
export const ArchivedMenuAnswer = ArchivedMenu.extend({
  openingHours: hours.optional(),
  rules: rules.optional(),
  website: z.string().optional(),
});

/** A menu with what its reading knew. */
export const MenuReviewAnswer = MenuReview.extend({ menu: MenuAnswer });

/** A menu that is done, for who waited for it. */
export const UploadMenuAnswer = z.object({ shareId: z.string(), menu: MenuAnswer });

/** One part of the directory. */
export const DirectoryAnswer = adminList(
  DirectoryEntry.extend({ hours: ListedRestaurant.shape.hours.unwrap().extend({ openingHours: hours }).optional() }),
);

/** The restaurants that have one menu. */
export const MenuLocationsAnswer = MenuLocations.extend({
  locations: z.array(MenuLocation.extend({ openingHours: hours.optional() })),
});
