import type { ProblemTable } from '@chalkboard/service-kit';
import type { NotifyErrorCode } from './domain/notify.errors';

export const NOTIFY_PROBLEMS: ProblemTable<NotifyErrorCode> = {
  'notify.outbox_not_available': { status: 404, title: 'Not found' },
  'notify.signature_invalid': { status: 403, title: 'Not allowed' },
};
