import {
  AdminBusinessPlan,
  AdminChangePlanRequest,
  AdminLedger,
  AdminLedgerFilter,
  AdminLedgerQuery,
  AdminPayments,
  AdminPayout,
  AdminPayoutEntries,
  AdminPayoutFilter,
  AdminPayouts,
  AdminPayoutsQuery,
  BusinessLedger,
  BusinessPlan,
  ChangePlanRequest,
  PlanPreview,
  RecordPayoutRequest,
} from '../../http/admin-billing';
import { AdminListQuery } from '../../http/admin-list';
import { file, owner, route, staff } from '../route';

export const showPlanRoute = route({
  id: 'identity.showPlan',
  method: 'GET',
  path: '/api/account/businesses/:businessId/plan',
  summary: 'The plan of a business, for its team.',
  access: owner,
  answers: { 200: BusinessPlan },
  problems: ['404 billing.business_not_found', '403 billing.owners_only'],
});

export const previewPlanRoute = route({
  id: 'identity.previewPlan',
  method: 'GET',
  path: '/api/account/businesses/:businessId/plan/preview',
  summary: 'What a change to another plan would write down now; changes nothing.',
  access: owner,
  query: ChangePlanRequest,
  answers: { 200: PlanPreview },
  problems: ['404 billing.business_not_found', '403 billing.owners_only', '409 billing.business_paused'],
});

export const changePlanRoute = route({
  id: 'identity.changePlan',
  method: 'PUT',
  path: '/api/account/businesses/:businessId/plan',
  summary: 'Chooses another plan, up or down; works at once.',
  access: owner,
  body: ChangePlanRequest,
  answers: { 200: BusinessPlan },
  problems: ['404 billing.business_not_found', '403 billing.owners_only', '409 billing.business_paused'],
});

export const readLedgerRoute = route({
  id: 'identity.readLedger',
  method: 'GET',
  path: '/api/account/businesses/:businessId/ledger',
  summary: 'Charges and credits of a business, newest first, for its owners.',
  access: owner,
  query: AdminListQuery,
  answers: { 200: BusinessLedger },
  problems: ['404 billing.business_not_found', '403 billing.owners_only'],
});

export const showBusinessPlanRoute = route({
  id: 'identity.showBusinessPlan',
  method: 'GET',
  path: '/api/admin/businesses/:businessId/plan',
  summary: 'The plan of a business, as staff sees it.',
  access: staff('plans.read'),
  answers: { 200: AdminBusinessPlan },
  problems: ['404 billing.business_not_found'],
});

export const previewBusinessPlanRoute = route({
  id: 'identity.previewBusinessPlan',
  method: 'GET',
  path: '/api/admin/businesses/:businessId/plan/preview',
  summary: 'What a change to another plan would write down now, for staff who may change it; changes nothing.',
  access: staff('plans.change'),
  query: ChangePlanRequest,
  answers: { 200: PlanPreview },
  problems: ['404 billing.business_not_found', '409 billing.business_paused'],
});

export const changeBusinessPlanRoute = route({
  id: 'identity.changeBusinessPlan',
  method: 'PUT',
  path: '/api/admin/businesses/:businessId/plan',
  summary: 'Changes the plan of a business for it; the note stands in the audit log.',
  access: staff('plans.change'),
  body: AdminChangePlanRequest,
  answers: { 200: AdminBusinessPlan },
  problems: ['404 billing.business_not_found', '409 billing.business_paused'],
});

export const listBusinessLedgerRoute = route({
  id: 'identity.listBusinessLedger',
  method: 'GET',
  path: '/api/admin/businesses/:businessId/ledger',
  summary: 'Charges and credits of one business, newest first, also of one that is gone.',
  access: staff('plans.read'),
  query: AdminListQuery,
  answers: { 200: BusinessLedger },
  problems: ['404 billing.business_not_found'],
});

export const listLedgerRoute = route({
  id: 'identity.listLedger',
  method: 'GET',
  path: '/api/admin/ledger',
  summary: 'Charges and credits of all businesses, newest first.',
  access: staff('plans.read'),
  query: AdminLedgerQuery,
  answers: { 200: AdminLedger },
});

export const exportLedgerRoute = route({
  id: 'identity.exportLedger',
  method: 'GET',
  path: '/api/admin/ledger/export',
  summary: 'All that the filters leave of it, as a file; who took it stands in the audit log.',
  access: staff('plans.read'),
  query: AdminLedgerFilter,
  answers: { 200: file('text/csv') },
});

export const showPaymentsRoute = route({
  id: 'identity.showPayments',
  method: 'GET',
  path: '/api/admin/payments',
  summary: 'The figures of plans, charges and rewards.',
  access: staff('plans.read'),
  answers: { 200: AdminPayments },
});

export const listPayoutsRoute = route({
  id: 'identity.listPayouts',
  method: 'GET',
  path: '/api/admin/payouts',
  summary: 'Rewards for referrals, newest referral first.',
  access: staff('payouts.read'),
  query: AdminPayoutsQuery,
  answers: { 200: AdminPayouts },
});

export const exportPayoutsRoute = route({
  id: 'identity.exportPayouts',
  method: 'GET',
  path: '/api/admin/payouts/export',
  summary: 'All that the filters leave of them, as a file; who took it stands in the audit log.',
  access: staff('payouts.read'),
  query: AdminPayoutFilter,
  answers: { 200: file('text/csv') },
});

export const listPayoutEntriesRoute = route({
  id: 'identity.listPayoutEntries',
  method: 'GET',
  path: '/api/admin/payouts/:referralId/entries',
  summary: 'All that was recorded of a reward, in order.',
  access: staff('payouts.read'),
  answers: { 200: AdminPayoutEntries },
  problems: ['404 billing.referral_not_found'],
});

export const recordPayoutRoute = route({
  id: 'identity.recordPayout',
  method: 'PUT',
  path: '/api/admin/payouts/:referralId',
  summary: 'Records what was done about a reward outside of the product: nothing is paid by it.',
  access: staff('payouts.change'),
  body: RecordPayoutRequest,
  answers: { 200: AdminPayout },
  problems: [
    '404 billing.referral_not_found',
    '400 billing.payout_incomplete',
    '400 billing.note_needed',
    '409 billing.reward_not_earned',
    '409 billing.reward_paid',
  ],
});
