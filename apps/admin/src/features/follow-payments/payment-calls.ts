export const PAYMENTS = '/api/admin/payments';
export const LEDGER = '/api/admin/ledger';
