import type { Receipt } from '../domain/delivery-receipt';

/** Twilio's word for where a message is, in ours. */
const RECEIPT_OF: Readonly<Record<string, Receipt>> = {
  accepted: 'queued',
  scheduled: 'queued',
  queued: 'queued',
  sending: 'queued',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'failed',
  canceled: 'failed',
};

/** Why a message that Twilio took did not arrive, by its error code. */
const REASONS: Readonly<Record<number, string>> = {
  21610: 'This number has asked to get no more messages.',
  30003: 'The phone with this number is switched off or out of reach.',
  30004: 'The phone with this number, or its network, blocks our messages.',
  30005: 'This number is not known, or not in use any more.',
  30006: 'This phone number cannot get text messages: it is a landline, or its network takes none.',
  30007: 'The network of this number held the message for unwanted advertising.',
  30034: 'The network takes no messages from our number yet: it is not registered.',
};

/** @returns undefined for a status that says nothing about where the message is */
export function receiptOf(status: string): Receipt | undefined {
  return Object.hasOwn(RECEIPT_OF, status) ? RECEIPT_OF[status] : undefined;
}

/** @param errorCode Twilio's; undefined: it gave none */
export function reasonOf(errorCode: number | undefined): string {
  const known = errorCode === undefined ? undefined : REASONS[errorCode];
  return (
    known ??
    `The network of this number did not deliver the message${errorCode === undefined ? '' : ` (error ${errorCode})`}.`
  );
}
