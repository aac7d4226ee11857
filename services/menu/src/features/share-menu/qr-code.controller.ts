import { drawCodePngRoute, drawCodeSvgRoute } from '@chalkboard/contracts/api/menu/sharing.routes';
import { qrCodeOf, type QrCode } from '@chalkboard/qr-code';
import { Handles } from '@chalkboard/service-kit';
import { Controller, type StreamableFile } from '@nestjs/common';
import sharp from 'sharp';
import { qrSvg } from '../../adapters/printing/qr-svg';
import { menuNotFound } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { fileName } from '../../domain/sharing/file-name';
import { PrintedDocuments } from '../../printing/printed-documents';
import { answerFile, CurrentFileCall, type FileCall } from './shared-file';

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
  svg(@CurrentFileCall() call: FileCall): Promise<StreamableFile | undefined> {
    return this.answer(call, {
      kind: 'qr.svg',
      type: 'image/svg+xml',
      make: (code) => Buffer.from(qrSvg(code)),
    });
  }

  @Handles(drawCodePngRoute)
  png(@CurrentFileCall() call: FileCall): Promise<StreamableFile | undefined> {
    return this.answer(call, {
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
    call: FileCall,
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
    const { shareId } = call;
    const stored = await this.menus.find(shareId);
    if (!stored) throw menuNotFound();
    return answerFile(call, {
      // The link stays whatever becomes of the menu.
      etag: this.documents.etagOf({ shareId, version: 0 }, kind, 'a4'),
      type,
      name: fileName(stored.menu.restaurantName, kind),
      make: () => make(qrCodeOf(this.documents.linkOf(shareId), 'on-paper')),
    });
  }
}
