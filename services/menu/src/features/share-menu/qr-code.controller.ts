import { drawCodePngRoute, drawCodeSvgRoute } from '@chalkboard/contracts/api/menu/sharing.routes';
import { qrCodeOf, type QrCode } from '@chalkboard/qr-code';
import { Handles, type HttpReply } from '@chalkboard/service-kit';
import { Controller, Headers, Param, Res, type StreamableFile } from '@nestjs/common';
import sharp from 'sharp';
import { qrSvg } from '../../adapters/printing/qr-svg';
import { menuNotFound } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { fileName } from '../../domain/sharing/file-name';
import { PrintedDocuments } from '../../printing/printed-documents';
import { answerFile } from './shared-file';

/** Pixels of a module: large enough for a poster, and edges fall on pixels. */
const PIXELS = 24;

/** The QR code of a menu's page. */
@Controller()
export class QrCodeController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly documents: PrintedDocuments,
  ) {}

  @Handles(drawCodeSvgRoute)
  svg(
    @Param('shareId') shareId: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile | undefined> {
    return this.answer(shareId, known, reply, {
      kind: 'qr.svg',
      type: 'image/svg+xml',
      make: (code) => Buffer.from(qrSvg(code)),
    });
  }

  @Handles(drawCodePngRoute)
  png(
    @Param('shareId') shareId: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile | undefined> {
    return this.answer(shareId, known, reply, {
      kind: 'qr.png',
      type: 'image/png',
      make: (code) =>
        sharp(Buffer.from(qrSvg(code)))
          .resize(code.side * PIXELS, code.side * PIXELS, { kernel: 'nearest' })
          .png({ palette: true, colours: 2 })
          .toBuffer(),
    });
  }

  private async answer(
    shareId: string,
    known: string | undefined,
    reply: HttpReply,
    {
      kind,
      type,
      make,
    }: {
      readonly kind: 'qr.svg' | 'qr.png';
      readonly type: string;
      make(code: QrCode): Promise<Uint8Array> | Uint8Array;
    },
  ): Promise<StreamableFile | undefined> {
    const stored = await this.menus.find(shareId);
    if (!stored) throw menuNotFound();
    return answerFile(reply, {
      // The link stays whatever becomes of the menu.
      etag: this.documents.etagOf({ shareId, version: 0 }, kind, 'a4'),
      known,
      type,
      name: fileName(stored.menu.restaurantName, kind),
      make: () => make(qrCodeOf(this.documents.linkOf(shareId), 'on-paper')),
    });
  }
}
