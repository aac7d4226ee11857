import { PAYMENT_LINK, type PaymentLinkPlaceholder } from '@chalkboard/contracts/payment-link';
import { currencyExponent, minorToDecimal } from './currency';

/** What keeps guests from being sent to a link. */
export type PaymentLinkFault =
  'missing' | 'long' | 'notHttps' | 'hidden' | 'userInfo' | 'siteName' | 'braces' | 'notAddress' | 'port' | 'notPublic';

/** A link that guests can be sent to, or why not: a name for it, and words in English that read on from “The link”. */
export type CheckedPaymentLink =
  | {
      /** As it is stored. */
      readonly template: string;
      /** Where guests go, in ASCII: a name in other letters shows as it really is ("xn--…"). */
      readonly host: string;
      readonly takesAmount: boolean;
    }
  | { readonly fault: PaymentLinkFault; readonly text: string };

/** Names that no guest's browser resolves on the public internet. */
const NOT_PUBLIC =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|example|invalid|onion|arpa)$/;
/** Two labels or more; the last has letters, so that no number can be meant as an address. */
const PUBLIC_HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

const PLACEHOLDER = /\{(\w*)\}/g;
/** Stands for every placeholder while the address is judged. */
const SAMPLE = '1';

/**
 * Judges a payment link as an owner typed it. The host is what a browser would go to, never what it looks like.
 * @returns the link, or its fault
 */
export function checkPaymentLink(typed: string): CheckedPaymentLink {
  const template = typed.trim();
  const asTyped = faultAsTyped(template) ?? placeholderFault(template);
  if (asTyped) return asTyped;
  const url = parsed(template.replace(PLACEHOLDER, SAMPLE));
  if (!url) return { fault: 'notAddress', text: 'is not the address of a page: please copy it from your provider' };
  const { hostname: host, port } = url;
  if (url.protocol !== 'https:' || url.username || url.password || port)
    return { fault: 'port', text: 'has to lead to a public site, without a port such as “:8080”' };
  if (!PUBLIC_HOST.test(host) || NOT_PUBLIC.test(host))
    return {
      fault: 'notPublic',
      text: 'has to name a public site, such as paypal.me; an address in numbers is not taken',
    };
  return { template, host, takesAmount: namesIn(template).some((name) => name === 'amount' || name === 'minor') };
}

type Fault = Extract<CheckedPaymentLink, { readonly fault: PaymentLinkFault }>;

/** What is wrong before anything is parsed: a browser would go elsewhere than the link says. */
function faultAsTyped(template: string): Fault | undefined {
  if (template === '') return { fault: 'missing', text: 'needs an address, such as https://paypal.me/yourname' };
  if (template.length > PAYMENT_LINK.letters)
    return { fault: 'long', text: `is too long: it has at most ${PAYMENT_LINK.letters} letters` };
  if (!/^https:\/\/(?!\/)/i.test(template))
    return {
      fault: 'notHttps',
      text: 'has to begin with https://, so that nobody can read or change it on the way',
    };
  // A browser drops or turns some of these, and would go elsewhere than the link says.
  if (/[\s\\\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/.test(template))
    return {
      fault: 'hidden',
      text: 'has a space or a hidden character in it: please copy it again from your provider',
    };
  const [authority = ''] = template.slice('https://'.length).split(/[/?#]/);
  if (authority.includes('@'))
    return { fault: 'userInfo', text: 'has a name or a password before an “@”: please write it without' };
  if (/[{}]/.test(authority))
    return { fault: 'siteName', text: 'has a placeholder in the name of the site, where none can stand' };
  return undefined;
}

function placeholderFault(template: string): Fault | undefined {
  const isKnown = namesIn(template).every(isPlaceholder) && !/[{}]/.test(template.replace(PLACEHOLDER, ''));
  if (isKnown) return undefined;
  return { fault: 'braces', text: `can have only ${inWords(PAYMENT_LINK.placeholders)} in braces` };
}

function namesIn(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/** What an order puts into a payment link; `toPay` in minor units of `currency`. */
export interface PaymentOf {
  readonly toPay: number;
  readonly currency: string;
  readonly orderNumber: string;
}

/**
 * The address to pay an order at: each placeholder filled in, the amount with exactly the decimals of its currency.
 * @param template one that `checkPaymentLink` took
 */
export function paymentAddress(template: string, { toPay, currency, orderNumber }: PaymentOf): string {
  const values: Readonly<Record<PaymentLinkPlaceholder, string>> = {
    amount: minorToDecimal(toPay, currency).toFixed(currencyExponent(currency)),
    minor: String(toPay),
    currency,
    order: orderNumber,
  };
  return template.replace(PLACEHOLDER, (whole, name: string) =>
    isPlaceholder(name) ? encodeURIComponent(values[name]) : whole,
  );
}

/** How providers that are well known take an amount: `path` is what their links look like, `shape` what is added. */
const KNOWN: readonly { readonly hosts: readonly string[]; readonly path: RegExp; readonly shape: string }[] = [
  { hosts: ['paypal.me', 'www.paypal.me'], path: /^\/[^/]+$/, shape: '/{amount}{currency}' },
  { hosts: ['paypal.com', 'www.paypal.com'], path: /^\/paypalme\/[^/]+$/i, shape: '/{amount}{currency}' },
  { hosts: ['cash.app'], path: /^\/(?:\$|%24)[^/]+$/, shape: '/{amount}' },
  { hosts: ['venmo.com', 'www.venmo.com'], path: /^\/(?:u\/)?[^/]+$/, shape: '?txn=pay&amount={amount}&note={order}' },
  { hosts: ['monzo.me'], path: /^\/[^/]+$/, shape: '/{amount}?d={order}' },
  { hosts: ['revolut.me'], path: /^\/[^/]+$/, shape: '?amount={minor}&currency={currency}&note={order}' },
];

/**
 * The link with the places where its provider takes the amount, for a provider that is known and a link that has none
 * yet; undefined: it stays as it is.
 */
export function withKnownShape(typed: string): string | undefined {
  const checked = checkPaymentLink(typed);
  if ('fault' in checked || /\{/.test(checked.template)) return undefined;
  const url = parsed(checked.template);
  if (!url || url.search || url.hash) return undefined;
  const path = url.pathname.replace(/\/+$/, '');
  const known = KNOWN.find(({ hosts, path: looks }) => hosts.includes(url.hostname) && looks.test(path));
  return known && `https://${url.hostname}${path}${known.shape}`;
}

function isPlaceholder(name: string): name is PaymentLinkPlaceholder {
  return (PAYMENT_LINK.placeholders as readonly string[]).includes(name);
}

function inWords(names: readonly string[]): string {
  const braced = names.map((name) => `{${name}}`);
  return `${braced.slice(0, -1).join(', ')} and ${braced.at(-1)}`;
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
