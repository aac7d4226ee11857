import type { NewPrinter, Printer, PrinterRequest, SentMessage, TestMessageRequest } from '@chalkboard/contracts';
import {
  addPrinterRoute,
  changePrinterRoute,
  removePrinterRoute,
  renewPrinterAddressRoute,
  sendTestRoute,
} from '@chalkboard/contracts/api/notify/channels.routes';
import { call } from '@chalkboard/web-kit';

/** @returns the test as it stands; what becomes of it the events of the channels tell */
export function sendTest(shareId: string, body: TestMessageRequest): Promise<SentMessage> {
  return call(sendTestRoute, { params: { shareId }, body });
}

/** @param id absent: a new one */
export function savePrinter(shareId: string, body: PrinterRequest, id?: string): Promise<NewPrinter | Printer> {
  return id === undefined
    ? call(addPrinterRoute, { params: { shareId }, body })
    : call(changePrinterRoute, { params: { shareId, printerId: id }, body });
}

export function removePrinter(shareId: string, id: string): Promise<void> {
  return call(removePrinterRoute, { params: { shareId, printerId: id } });
}

/** The address before works no more. */
export function renewAddress(shareId: string, id: string): Promise<NewPrinter> {
  return call(renewPrinterAddressRoute, { params: { shareId, printerId: id } });
}
