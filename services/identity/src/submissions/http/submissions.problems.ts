import type { ProblemTable } from '@chalkboard/service-kit';
import type { SubmissionsErrorCode } from '../domain/submissions.errors';

export const SUBMISSIONS_PROBLEMS: ProblemTable<SubmissionsErrorCode> = {
  'submissions.too_many': { status: 429, title: 'Too many messages' },
};
