import { SubmissionCountEntity } from './submission-count.entity';

export const SUBMISSIONS_ENTITIES = [SubmissionCountEntity];
