import { showPaymentsRoute } from '@chalkboard/contracts/api/identity/billing.routes';
import { addressOf } from '@chalkboard/web-kit';

export const PAYMENTS = addressOf(showPaymentsRoute);
