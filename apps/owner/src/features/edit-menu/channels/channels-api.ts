import type { NewPrinter, Printer, PrinterRequest, SentMessage, TestMessageRequest } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';

const ofMenu = (shareId: string) => `/api/notify/menus/${encodeURIComponent(shareId)}`;

/** Where the channels of a menu are read; its events lie below it. */
export const channelsPath = (shareId: string) => `${ofMenu(shareId)}/channels`;

/** @returns the test as it stands; what becomes of it the events of the channels tell */
export function sendTest(shareId: string, body: TestMessageRequest): Promise<SentMessage> {
  return api<SentMessage>(`${ofMenu(shareId)}/test-messages`, { method: 'POST', body });
}

/** @param id absent: a new one */
export function savePrinter(shareId: string, body: PrinterRequest, id?: string): Promise<NewPrinter | Printer> {
  const printers = `${ofMenu(shareId)}/printers`;
  return id === undefined ? api<NewPrinter>(printers, { method: 'POST', body }) : api<Printer>(`${printers}/${id}`, { method: 'PUT', body });
}

export function removePrinter(shareId: string, id: string): Promise<void> {
  return api<void>(`${ofMenu(shareId)}/printers/${id}`, { method: 'DELETE' });
}

/** The address before works no more. */
export function renewAddress(shareId: string, id: string): Promise<NewPrinter> {
  return api<NewPrinter>(`${ofMenu(shareId)}/printers/${id}/address`, { method: 'POST' });
}
