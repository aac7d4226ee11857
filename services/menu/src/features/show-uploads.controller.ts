import type { MenuUploads } from '@chalkboard/contracts';
import { showUploadsRoute } from '@chalkboard/contracts/api/menu/uploads.routes';
import { Handles } from '@chalkboard/service-kit';
import { Controller, Header, Param } from '@nestjs/common';
import { editable, type Caller } from '../domain/menu/edit-right';
import { MenuRepository } from '../domain/menu/menu.repository';
import { uploadReceipt } from '../domain/menu/source-image';
import { SourceImageRepository } from '../domain/menu/source-image.repository';
import { CurrentCaller } from '../http/caller';

const LIMIT = 20;

/** Shows what became of what was uploaded for a menu. */
@Controller()
export class ShowUploadsController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly sourceImage: SourceImageRepository,
  ) {}

  @Handles(showUploadsRoute)
  @Header('cache-control', 'no-store')
  async show(@Param('shareId') shareId: string, @CurrentCaller() caller: Caller): Promise<MenuUploads> {
    editable(await this.menus.find(shareId), caller);
    return { uploads: (await this.sourceImage.uploadsOf(shareId, LIMIT)).map(uploadReceipt) };
  }
}
