import type { ProblemTable } from '@chalkboard/service-kit';
import type { NotifyErrorCode } from './domain/notify.errors';

export const NOTIFY_PROBLEMS: ProblemTable<NotifyErrorCode> = {
  'notify.outbox_not_available': { status: 404, title: 'Not found' },
  'notify.notification_not_found': { status: 404, title: 'Not found' },
  'notify.resend_not_possible': { status: 409, title: 'Not sent again' },
  'notify.signature_invalid': { status: 403, title: 'Not allowed' },
  'notify.menu_not_found': { status: 404, title: 'Menu Not Found' },
  'notify.edit_right_missing': { status: 403, title: 'Not allowed' },
  'notify.no_number': { status: 409, title: 'No phone number' },
  'notify.number_stopped': { status: 409, title: 'This number wants no messages' },
  'notify.too_many_tests': { status: 429, title: 'Enough tests for today' },
  'notify.printer_not_found': { status: 404, title: 'Printer not found' },
  'notify.too_many_printers': { status: 409, title: 'Too many printers' },
  'notify.printer_kind_fixed': { status: 409, title: 'Another kind of printer' },
  'notify.address_not_allowed': { status: 422, title: 'Address not allowed' },
  'notify.business_not_found': { status: 404, title: 'Not found' },
  'notify.owners_only': { status: 403, title: 'Not allowed' },
  'notify.webhook_not_found': { status: 404, title: 'Not found' },
  'notify.delivery_not_found': { status: 404, title: 'Not found' },
  'notify.too_many_webhooks': { status: 409, title: 'Too many webhooks' },
  'notify.webhook_address_refused': { status: 422, title: 'Address not allowed' },
  'notify.media_type_unknown': { status: 415, title: 'Unsupported content' },
};
