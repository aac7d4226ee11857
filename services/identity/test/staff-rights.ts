import type { StaffRole } from '@chalkboard/contracts';
import type { StaffRouteTable } from '@chalkboard/service-kit/testing';

const ALL: readonly StaffRole[] = ['super_admin', 'admin', 'support', 'billing'];
const ADMINS: readonly StaffRole[] = ['super_admin', 'admin'];
const SUPPORT: readonly StaffRole[] = ['super_admin', 'admin', 'support'];
const BILLING: readonly StaffRole[] = ['super_admin', 'admin', 'billing'];

/**
 * Every staff route of identity: who may use it, written out once more and not computed from what the routes themselves
 * go by.
 */
export const STAFF_ROUTES: StaffRouteTable = {
  'GET /api/admin/stats': { roles: ALL, answer: '200' },
  'GET /api/admin/profile': { roles: ALL, answer: '200' },
  'PUT /api/admin/profile': { roles: ALL, answer: '400 request.invalid', body: {} },
  'PUT /api/admin/profile/password': { roles: ALL, answer: '400 request.invalid', body: {} },
  'GET /api/admin/profile/sessions': { roles: ALL, answer: '200' },
  'DELETE /api/admin/profile/sessions/:id': { roles: ALL, answer: '404 staff.session_not_found' },
  'POST /api/admin/profile/sessions/end-others': { roles: ALL, answer: '204' },
  'POST /api/admin/profile/two-factor/setup': { roles: ALL, answer: '400 request.invalid', body: {} },
  'POST /api/admin/profile/two-factor/confirm': {
    roles: ALL,
    answer: '409 staff.two_factor_not_set_up',
    body: { code: '123456' },
  },
  'POST /api/admin/profile/two-factor/recovery-codes': { roles: ALL, answer: '400 request.invalid', body: {} },
  'POST /api/admin/profile/two-factor/disable': { roles: ALL, answer: '400 request.invalid', body: {} },
  'GET /api/admin/profile/views': { roles: ALL, answer: '200' },
  'POST /api/admin/profile/views': { roles: ALL, answer: '400 request.invalid', body: {} },
  'DELETE /api/admin/profile/views/:id': { roles: ALL, answer: '404 staff.view_not_found' },

  'GET /api/admin/employees': { roles: ADMINS, answer: '200' },
  'POST /api/admin/employees': { roles: ADMINS, answer: '400 request.invalid', body: {} },
  'PATCH /api/admin/employees/:id/status': { roles: ADMINS, answer: '404 staff.not_found', body: { isActive: false } },
  'PATCH /api/admin/employees/:id/role': { roles: ADMINS, answer: '404 staff.not_found', body: { role: 'support' } },
  'DELETE /api/admin/employees/:id/two-factor': { roles: ADMINS, answer: '404 staff.not_found' },
  'DELETE /api/admin/employees/:id': { roles: ADMINS, answer: '404 staff.not_found' },

  'GET /api/admin/audit-log': { roles: ALL, answer: '200' },

  'GET /api/admin/businesses': { roles: ALL, answer: '200' },
  'GET /api/admin/businesses/export': { roles: ALL, answer: '200' },
  'POST /api/admin/businesses': { roles: ADMINS, answer: '400 request.invalid', body: {} },
  'GET /api/admin/businesses/:businessId': { roles: ALL, answer: '404 accounts.business_not_found' },
  'GET /api/admin/businesses/:businessId/menus': { roles: ALL, answer: '404 accounts.business_not_found' },
  'GET /api/admin/businesses/:businessId/orders': { roles: ALL, answer: '404 accounts.business_not_found' },
  'GET /api/admin/businesses/:businessId/open-orders': { roles: ALL, answer: '404 accounts.business_not_found' },
  'GET /api/admin/businesses/:businessId/notes': { roles: ALL, answer: '404 accounts.business_not_found' },
  'POST /api/admin/businesses/:businessId/notes': {
    roles: ADMINS,
    answer: '404 accounts.business_not_found',
    body: { text: 'x' },
  },
  'PATCH /api/admin/businesses/:businessId/status': {
    roles: ADMINS,
    answer: '404 accounts.business_not_found',
    body: { status: 'approved' },
  },

  'GET /api/admin/contact-messages': { roles: SUPPORT, answer: '200' },
  'GET /api/admin/contact-messages/:messageId': { roles: SUPPORT, answer: '404 community.message_not_found' },
  'PATCH /api/admin/contact-messages/:messageId': {
    roles: SUPPORT,
    answer: '404 community.message_not_found',
    body: { state: 'closed' },
  },
  'GET /api/admin/referrals': { roles: SUPPORT, answer: '200' },
  'GET /api/admin/referrals/figures': { roles: SUPPORT, answer: '200' },
  'GET /api/admin/referrals/top': { roles: SUPPORT, answer: '200' },
  'GET /api/admin/referrals/activity': { roles: SUPPORT, answer: '200' },
  'PATCH /api/admin/referrals/:referralId/status': {
    roles: SUPPORT,
    answer: '404 community.referral_not_found',
    body: { status: 'contacted' },
  },
  'GET /api/admin/referrals/settings': { roles: SUPPORT, answer: '200' },
  'PUT /api/admin/referrals/settings': { roles: SUPPORT, answer: '400 request.invalid', body: {} },

  'GET /api/admin/feedback': { roles: SUPPORT, answer: '200' },
  'GET /api/admin/feedback/:reviewId/recording': { roles: SUPPORT, answer: '404 reviews.recording_not_found' },
  'POST /api/admin/feedback/:reviewId/status': {
    roles: SUPPORT,
    answer: '404 reviews.review_not_found',
    body: { status: 'approved' },
  },
  'POST /api/admin/feedback/:reviewId/publish': { roles: SUPPORT, answer: '404 reviews.review_not_found' },
  'POST /api/admin/feedback/:reviewId/unpublish': {
    roles: SUPPORT,
    answer: '404 reviews.review_not_found',
    body: { reason: 'spam' },
  },
  'DELETE /api/admin/feedback/:reviewId': {
    roles: SUPPORT,
    answer: '404 reviews.review_not_found',
    query: '?reason=spam',
  },

  'GET /api/admin/businesses/:businessId/plan': { roles: BILLING, answer: '404 billing.business_not_found' },
  'GET /api/admin/businesses/:businessId/plan/preview': {
    roles: BILLING,
    answer: '404 billing.business_not_found',
    query: '?plan=pro',
  },
  'PUT /api/admin/businesses/:businessId/plan': {
    roles: BILLING,
    answer: '404 billing.business_not_found',
    body: { plan: 'pro', note: 'asked for it' },
  },
  'GET /api/admin/businesses/:businessId/ledger': { roles: BILLING, answer: '200' },
  'GET /api/admin/ledger': { roles: BILLING, answer: '200' },
  'GET /api/admin/ledger/export': { roles: BILLING, answer: '200' },
  'GET /api/admin/payments': { roles: BILLING, answer: '200' },
  'GET /api/admin/payouts': { roles: BILLING, answer: '200' },
  'GET /api/admin/payouts/export': { roles: BILLING, answer: '200' },
  'GET /api/admin/payouts/:referralId/entries': { roles: BILLING, answer: '404 billing.referral_not_found' },
  'PUT /api/admin/payouts/:referralId': { roles: BILLING, answer: '400 request.invalid', body: {} },

  'GET /api/admin/operations/identity': { roles: ADMINS, answer: '200' },
  'POST /api/admin/dead-letters/identity/replay': { roles: ADMINS, answer: '202', body: { sequences: [999999] } },
  'GET /api/admin/dead-letters/identity': { roles: ADMINS, answer: '200' },
  'GET /api/admin/dead-letters/identity/:sequence': {
    roles: ADMINS,
    answer: '404 dead_letter.not_found',
    places: { sequence: '999999' },
  },
  'POST /api/admin/dead-letters/identity/:sequence/replay': {
    roles: ADMINS,
    answer: '404 dead_letter.not_found',
    places: { sequence: '999999' },
  },
  'POST /api/admin/dead-letters/identity/:sequence/discard': {
    roles: ADMINS,
    answer: '404 dead_letter.not_found',
    places: { sequence: '999999' },
    body: { note: 'of a test' },
  },
};
