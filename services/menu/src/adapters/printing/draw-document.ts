import type { Printed, PrintedKind, PrintRequest } from '../../domain/sharing/menu-printer';
import { drawMenuPdf } from './menu-pdf';
import { drawPreview } from './preview-picture';
import { drawTableTents } from './table-tents-pdf';
import { drawWindowCard } from './window-card-pdf';

const DRAW: Readonly<Record<PrintedKind, (request: PrintRequest) => Promise<Printed>>> = { menu: drawMenuPdf, 'table-tents': drawTableTents, 'window-card': drawWindowCard, preview: drawPreview };

/** Draws what is asked for. It keeps the processor busy for up to seconds: not for the thread that answers requests. */
export function drawDocument(request: PrintRequest): Promise<Printed> {
  return DRAW[request.kind](request);
}
