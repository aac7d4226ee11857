import { Reviews1760002400100 } from './migrations/1760002400100-reviews';
import { VoteOrigins1760003720000 } from './migrations/1760003720000-vote-origins';
import { ReviewsOfMenu1760009700100 } from './migrations/1760009700100-reviews-of-menu';

export const REVIEWS_MIGRATIONS = [Reviews1760002400100, VoteOrigins1760003720000, ReviewsOfMenu1760009700100];
