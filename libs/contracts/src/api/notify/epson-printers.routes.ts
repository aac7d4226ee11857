import { z } from 'zod';
import { file, open, route, urlencoded } from '../route';

/** A result names one ticket; what is longer is none. */
const MAX_XML_LETTERS = 20_000;

/** What a printer sends, by `ConnectionType`: a question, what became of a ticket, or how the printer is. */
const EpsonForm = z.object({
  ConnectionType: z.enum(['GetRequest', 'SetResponse', 'SetStatus']),
  /** Of `SetResponse`: XML. */
  ResponseFile: z.string().max(MAX_XML_LETTERS).optional(),
  /** Of `SetStatus`: XML. */
  Status: z.string().max(MAX_XML_LETTERS).optional(),
});

export const serveEpsonPrinterRoute = route({
  id: 'notify.serveEpsonPrinter',
  method: 'POST',
  path: '/api/notify/epson/:secret',
  summary:
    'A printer asks for its ticket, or says what became of it or how it is (Epson Server Direct Print). Empty where there is nothing to print.',
  access: open('a printer calls it; the secret in the address is its right'),
  body: urlencoded(EpsonForm),
  answers: { 200: file('text/xml') },
  problems: ['404 notify.printer_not_found'],
});
