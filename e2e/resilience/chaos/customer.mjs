import { posting } from './patient-calls.mjs';

/**
 * The customer cancels by the tracking page, and taps once more where `twice`.
 * @param {import('./patient-calls.mjs').PatientCalls} calls @param {import('./guests.mjs').GuestOrder} order @param {{
 * twice: boolean }} manner
 */
export async function cancel(calls, order, { twice }) {
  /** @type {import('./guests.mjs').AskedMove} */
  const asked = { means: 'tracking', move: 'cancel', outcome: 'unanswered' };
  order.asked.push(asked);
  for (const again of twice ? [false, true] : [false]) {
    const { status, text } = await calls.call(`/api/orders/track/${order.acceptances[0]?.secret}/cancel`, posting({}));
    const { code } = JSON.parse(text);
    const outcome = status === 200 ? 'done' : 'refused';
    if (status !== 200 && status !== 409) order.problems.push(`cancelling was answered with ${status} ${code}`);
    if (again && outcome !== asked.outcome)
      order.problems.push(`cancelling was ${asked.outcome}, and once more ${outcome}`);
    Object.assign(asked, { outcome, ...(outcome === 'refused' && { code }) });
  }
}
