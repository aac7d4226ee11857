import type { SaveViewRequest } from '@chalkboard/contracts';
import { listSavedViewsRoute, removeViewRoute, saveViewRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { addressOf } from '@chalkboard/web-kit';
import { callAsStaff } from '@chalkboard/web-kit/staff-session';

export const SAVED_VIEWS_KEY = addressOf(listSavedViewsRoute);
export const saveView = (body: SaveViewRequest) => callAsStaff(saveViewRoute, { body });
export const removeView = (id: string) => callAsStaff(removeViewRoute, { params: { id } });
