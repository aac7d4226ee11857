import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const INBOUND = '/api/notify/twilio/inbound';
const LOOK_AGAIN_MS = 1000;
const MOVES = /** @type {const} */ ({ 1: 'accept', 2: 'accept', '2 40': 'accept', 3: 'reject' });

/**
 * A restaurant's telephone: what it was sent lies in the local outbox, and what it answers goes by the provider's
 * webhook.
 * @param {{ calls: import('./patient-calls.mjs').PatientCalls, publicUrl: string, replyToken: string }} network
 * @param {string} number in international form
 */
export function telephone({ calls, publicUrl, replyToken }, number) {
  return {
    number,

    /**
     * The message about an order, as soon as it has arrived.
     * @param {string} orderNumber @param {number} withinMs @returns {Promise<string | undefined>} undefined: it did not
     */
    async messageAbout(orderNumber, withinMs) {
      for (const deadline = performance.now() + withinMs; performance.now() < deadline; await sleep(LOOK_AGAIN_MS)) {
        const { status, text } = await calls.call(`/api/notify/outbox?limit=100&orderNumber=${orderNumber}`);
        if (status !== 200) throw new Error(`the outbox was answered with ${status}: ${text.slice(0, 200)}`);
        // Two restaurants may have orders of one number.
        const parts = JSON.parse(text).messages.filter((/** @type {{ to: string }} */ { to }) => to === number);
        if (parts.length > 0) return parts.map((/** @type {{ body: string }} */ { body }) => body).join('\n');
      }
      return undefined;
    },

    /**
     * Answers the message about an order, and the same text comes in a second time where `twice`.
     * @param {import('./guests.mjs').GuestOrder} order @param {keyof typeof MOVES} digit @param {{ twice: boolean }}
     * manner
     */
    async reply(order, digit, { twice }) {
      const [{ orderNumber = '' } = {}] = order.acceptances;
      /** @type {import('./guests.mjs').AskedMove} */
      const asked = { means: 'sms', move: MOVES[digit], outcome: 'unanswered' };
      order.asked.push(asked);
      const form = {
        MessageSid: `SM${randomUUID().replaceAll('-', '')}`,
        From: number,
        Body: `${digit} ${orderNumber}`,
      };
      const [first, ...more] = [await text(form), ...(twice ? [await text(form)] : [])];
      asked.outcome = new RegExp(`Order ${orderNumber}: (accepted|turned down)`).test(first) ? 'done' : 'refused';
      if (more.some((again) => again !== first))
        order.problems.push(`the same text was answered with “${first}” and “${more.join('”, “')}”`);
    },
  };

  /** @param {Record<string, string>} form @returns {Promise<string>} the mark-up that answers */
  async function text(form) {
    const { status, text: markup } = await calls.call(INBOUND, {
      method: 'POST',
      headers: { 'x-twilio-signature': signatureOf(form) },
      body: new URLSearchParams(form),
    });
    if (status !== 200) throw new Error(`a text was answered with ${status}: ${markup.slice(0, 200)}`);
    return markup;
  }

  /** As Twilio signs: the public address and the fields in alphabetical order. @param {Record<string, string>} form */
  function signatureOf(form) {
    const signed = Object.keys(form)
      .sort()
      .map((name) => name + form[name]);
    return createHmac('sha1', replyToken)
      .update([publicUrl + INBOUND, ...signed].join(''), 'utf8')
      .digest('base64');
  }
}

/** @typedef {ReturnType<typeof telephone>} Telephone */
