import { Reviews1760002400100 } from './migrations/1760002400100-reviews';

export const REVIEWS_MIGRATIONS = [Reviews1760002400100];
