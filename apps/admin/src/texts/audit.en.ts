import type { AuditGroup } from '@chalkboard/contracts/staff-rights';

export const audit = {
  label: 'Audit log',
  text: 'Who did what, when and from where. Nothing here can be changed or removed by anybody.',
  textOfPart:
    'Who did what, when and from where: all that you did, and what others did in the parts that your role works in. Nothing here can be changed or removed by anybody.',
  actor: 'Who',
  actorHint: 'Email, as it stands in an entry',
  action: 'What',
  allActions: 'Everything',
  subject: 'To what',
  subjectHint: 'Id in an entry',
  columns: { action: 'What', actor: 'Who', subject: 'To what', at: 'When', address: 'From', service: 'Service' },
  /** Beginnings of actions, by which they are filtered. */
  groups: {
    'staff.': 'Employees and sign-ins',
    'business.': 'Businesses',
    'billing.': 'Plans and payouts',
    'referral.': 'Referral program',
    'contact.': 'Inbox',
    'review.': 'Comments and reviews',
    'notification.': 'Notifications',
    'dead_letter.': 'Dead letters',
  } satisfies Record<AuditGroup, string>,
  detailTitle: 'What was done',
  id: 'Id',
  copyId: 'Copy id',
  copied: { title: 'Id copied' },
  copyFailed: { title: 'Id not copied', description: 'Please select and copy it by hand' },
  onlyThis: 'Show all about this',
  field: 'Field',
  before: 'Before',
  after: 'After',
  noFacts: 'Nothing more was recorded.',
  nothing: '–',
  empty: { title: 'Nothing was recorded yet', text: 'Each change and sign-in of the staff will stand here.' },
};
