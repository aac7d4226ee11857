import type { MenuReview } from '@chalkboard/contracts';
import { reviewMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { Handles } from '@chalkboard/service-kit';
import { Controller, Header, Param } from '@nestjs/common';
import { editable, type Caller } from '../domain/menu/edit-right';
import { MenuRepository } from '../domain/menu/menu.repository';
import { sourcePages } from '../domain/menu/source-image';
import { SourceImageRepository } from '../domain/menu/source-image.repository';
import { timeZonesOf } from '../domain/menu/time-zones-of-place';
import { CurrentCaller } from '../http/caller';

@Controller()
export class ReviewMenuController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly sourceImage: SourceImageRepository,
  ) {}

  /** The menu with what the reading knew, and the paper beside it. */
  @Handles(reviewMenuRoute)
  @Header('cache-control', 'no-store')
  async review(@Param('shareId') shareId: string, @CurrentCaller() caller: Caller): Promise<MenuReview> {
    const { menu, reading } = editable(await this.menus.findWithReading(shareId), caller);
    const sourceImage = await this.sourceImage.ofMenu(shareId);
    return {
      menu,
      timeZones: [...timeZonesOf(menu)],
      ...(reading && { reading: reading.facts }),
      ...(sourceImage && { source: sourcePages(sourceImage, (page) => `/api/menu/${shareId}/source/pages/${page}`) }),
    };
  }
}
