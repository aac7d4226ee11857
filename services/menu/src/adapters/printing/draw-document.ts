import type { Printed, PrintedKind, PrintRequest } from '../../domain/sharing/menu-printer';
import { drawAllergenChart } from './allergen-chart-pdf';
import { pictureOfFirstPage } from './first-page-picture';
import { drawMenuPdf } from './menu-pdf';
import { drawPreview } from './preview-picture';
import { drawTableCodes, drawTableTents } from './table-tents-pdf';
import { drawWindowCard } from './window-card-pdf';

type Draw = (request: PrintRequest) => Promise<Printed>;

/** The picture is made of the document itself, so that it shows what the printer prints. */
const pictured =
  (draw: Draw): Draw =>
  async (request) =>
    pictureOfFirstPage(await draw(request));

const DRAW: Readonly<Record<PrintedKind, Draw>> = {
  menu: drawMenuPdf,
  'table-tents': drawTableTents,
  'window-card': drawWindowCard,
  'menu-picture': pictured(drawMenuPdf),
  'table-tents-picture': pictured(drawTableTents),
  'window-card-picture': pictured(drawWindowCard),
  preview: drawPreview,
  'allergen-chart': drawAllergenChart,
  'table-codes': drawTableCodes,
};

/** Draws what is asked for. It keeps the processor busy for up to seconds: not for the thread that answers requests. */
export function drawDocument(request: PrintRequest): Promise<Printed> {
  return DRAW[request.kind](request);
}
