import { z } from 'zod';
import {
  MAX_COPIES,
  MAX_PRINTERS,
  PRINTED_PARTS,
  PRINTER_KINDS,
  PRINTER_LETTERS,
  PRINTER_NAME_LETTERS,
  PRINTER_PAPERS,
  PRINTER_PORTS,
  PRINTER_PROTOCOLS,
} from '../printing';
import { RuleScope } from './rules/rule-parts';

/*
 * How a restaurant is told of its orders: the state of each channel, a test of it, and its printers. Service: notify.
 * Below `/api/notify/menus/{shareId}`, and open to whoever may edit the menu: by the visitor cookie, or as a member of
 * its business. Besides those named below each route may answer 400 `request.invalid` · 401 `access.sign_in_needed` ·
 * 403 `notify.edit_right_missing` · 404 `notify.menu_not_found` · 503 `dependency.unavailable`.
 */

/**
 * Where a message stands. `queued`: not sent yet, or tried again soon; `sent`: taken by the carrier or the printer,
 * which has not said whether it arrived; `delivered`: it said so; `failed`: it will not be tried again.
 */
export const SENT_STATES = ['queued', 'sent', 'delivered', 'failed'] as const;
export type SentState = (typeof SENT_STATES)[number];

export const SentMessage = z.object({
  id: z.string(),
  state: z.enum(SENT_STATES),
  /** In words for the owner. Of `queued`: why the last attempt failed. */
  reason: z.string().optional(),
  /** Nothing has left this machine: no provider is set up, and messages are recorded instead. */
  recorded: z.boolean().optional(),
  /** Absent on a test. */
  orderNumber: z.string().optional(),
  createdAt: z.iso.datetime(),
});
export type SentMessage = z.infer<typeof SentMessage>;

/** What became of the last test, and of the last message about an order. */
const lately = { lastTest: SentMessage.optional(), lastOrder: SentMessage.optional() };

/** What a printer prints of each order, and how. */
export const PrinterStation = z.object({
  prints: z.enum(PRINTED_PARTS),
  /** Of `chosen`: its categories and single dishes. */
  dishes: RuleScope.optional(),
  /** Dishes in letters of twice the size. */
  bigText: z.boolean().optional(),
  /** Dishes as the menu's second language calls them; what it has no word for is printed as on the menu. */
  secondLanguage: z.boolean().optional(),
  /** Absent: one. */
  copies: z.number().int().min(1).max(MAX_COPIES).optional(),
});
export type PrinterStation = z.infer<typeof PrinterStation>;

export const Printer = z.object({
  id: z.string(),
  kind: z.enum(PRINTER_KINDS),
  name: z.string(),
  paper: z.literal(PRINTER_PAPERS),
  /** Of `network` only. */
  letters: z.enum(PRINTER_LETTERS),
  host: z.string().optional(),
  port: z.number().int().optional(),
  /** Of `cloud` only; absent: `cloudprnt`. */
  protocol: z.enum(PRINTER_PROTOCOLS).optional(),
  /** Absent: it prints everything, once and in letters of normal size. */
  station: PrinterStation.optional(),
  /** When it asked last (`cloud`), or answered last (`network`); absent: never. */
  seenAt: z.iso.datetime().optional(),
  /** What it last said is the matter with it, in words for the owner; absent: nothing. */
  trouble: z.string().optional(),
  /** Tickets that it has not printed yet; absent: none. */
  waiting: z.number().int().optional(),
  ...lately,
});
export type Printer = z.infer<typeof Printer>;

/** `GET …/channels`, and the data of each `channels` event of `GET …/channels/events` (server-sent events). */
export const Channels = z.object({
  /** `on`: as the menu was last saved. */
  sms: z.object({
    on: z.boolean(),
    /** As the menu prints it; absent: none. */
    number: z.string().optional(),
    /** Somebody has answered from it. */
    confirmed: z.boolean(),
    /** It has asked to get no more messages. */
    stopped: z.boolean(),
    ...lately,
  }),
  whatsapp: z.object({
    on: z.boolean(),
    number: z.string().optional(),
    /** Opens the chat that guests get, with the words of a test; absent: the number cannot be told internationally. */
    testLink: z.string().optional(),
  }),
  print: z.object({
    on: z.boolean(),
    /** Whether this installation may open connections to printers in its network. */
    networkPrinters: z.boolean(),
    printers: z.array(Printer).max(MAX_PRINTERS),
    /** The menu's second language (BCP 47), in which dishes can be printed; absent: it has none. */
    secondLanguage: z.string().optional(),
  }),
});
export type Channels = z.infer<typeof Channels>;

/**
 * `POST …/test-messages`: 202 with the `SentMessage`; what becomes of it the events tell. 409 `notify.no_number` · 409
 * `notify.number_stopped` · 404 `notify.printer_not_found` · 429 `notify.too_many_tests`: 3 a day for a number nobody
 * confirmed, 10 for a confirmed one, 30 for a printer, 40 for a menu.
 */
export const TestMessageRequest = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('sms') }),
  z.object({ channel: z.literal('print'), printerId: z.uuid() }),
]);
export type TestMessageRequest = z.infer<typeof TestMessageRequest>;

const settings = {
  name: z.string().trim().min(1, 'is required').max(PRINTER_NAME_LETTERS),
  paper: z.literal(PRINTER_PAPERS),
  /** Absent: as it is; of a new printer everything, once. */
  station: PrinterStation.refine(
    ({ prints, dishes }) => prints !== 'chosen' || (dishes && dishes.categoryIds.length + dishes.itemIds.length > 0),
    { path: ['dishes'], error: 'are required: choose a category or a dish' },
  ).optional(),
};
const NetworkPrinterRequest = z.object({
  kind: z.literal('network'),
  ...settings,
  letters: z.enum(PRINTER_LETTERS).default('standard'),
  /** An IP address; names are not looked up. */
  host: z.union([z.ipv4(), z.ipv6()], 'must be an IP address, such as 192.168.1.50'),
  port: z.literal(PRINTER_PORTS).default(PRINTER_PORTS[0]),
});
const CloudPrinterRequest = z.object({
  kind: z.literal('cloud'),
  ...settings,
  /** Stays as it was made; absent: `cloudprnt`. */
  protocol: z.enum(PRINTER_PROTOCOLS).optional(),
  /** Of `epson` only; absent: as it is, of a new printer `standard`. */
  letters: z.enum(PRINTER_LETTERS).optional(),
});

/**
 * `POST …/printers`: 201 with the `NewPrinter`. `PUT …/printers/{printerId}`: 200 with the `Printer`; its kind stays.
 * `DELETE …`: 204; tickets that wait for it have failed. `POST …/printers/{printerId}/address`: 200 with the
 * `NewPrinter`; the address before works no more. 404 `notify.printer_not_found` · 409 `notify.too_many_printers` · 409
 * `notify.printer_kind_fixed` · 422 `notify.address_not_allowed`: not in the networks in which this installation may
 * print.
 */
export const PrinterRequest = z.discriminatedUnion('kind', [NetworkPrinterRequest, CloudPrinterRequest]);
export type PrinterRequest = z.infer<typeof PrinterRequest>;

/** `pollUrl`: of `cloud`, the address to be entered in the printer. It holds its secret and is shown this once. */
export const NewPrinter = Printer.extend({ pollUrl: z.string().optional() });
export type NewPrinter = z.infer<typeof NewPrinter>;

/*
 * What a cloud printer speaks (Star CloudPRNT, HTTP), at `/api/notify/cloudprnt/{secret}`: `POST` asks whether there is
 * a ticket, `GET ?type=&token=` fetches it, `DELETE ?code=&token=` says what became of it. 404
 * `notify.printer_not_found`: the secret was revoked, or never made.
 */
export const CloudPrinterPoll = z.object({
  jobReady: z.boolean(),
  /** The printer chooses one of these. */
  mediaTypes: z.array(z.string()).optional(),
  jobToken: z.string().optional(),
  deleteMethod: z.literal('DELETE').optional(),
});
export type CloudPrinterPoll = z.infer<typeof CloudPrinterPoll>;
