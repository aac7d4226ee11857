import {
  PHOTO,
  type PhotoFromPageRequest,
  type ShowPhotosRequest,
  type Menu,
  type MenuPhoto,
} from '@chalkboard/contracts';
import { cutPhotoRoute, showPhotosRoute, takePhotoRoute } from '@chalkboard/contracts/api/menu/pictures.routes';
import { BlobStore, Handles, type HttpRequest, LiveHints, RouteBody } from '@chalkboard/service-kit';
import { Controller, Param, Req } from '@nestjs/common';
import { assertOwnContent } from '../domain/locations/location';
import { assertMayEdit, editable, type Caller } from '../domain/menu/edit-right';
import { showPhotos } from '../domain/menu/menu';
import { MenuError } from '../domain/menu/menu.errors';
import { MenuRepository } from '../domain/menu/menu.repository';
import { checkPhoto } from '../domain/menu/photo';
import { PhotoMaker } from '../domain/menu/photo-maker';
import { PhotoStore } from '../domain/menu/photo-store';
import { SourceImageRepository } from '../domain/menu/source-image.repository';
import { CurrentCaller } from '../http/caller';
import { sentFile } from '../http/sent-file';

/** A photograph is taken first, and shown by another call: what was taken away or replaced can so be put back. */
@Controller()
export class ChangePhotosController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly maker: PhotoMaker,
    private readonly photos: PhotoStore,
    private readonly sourceImage: SourceImageRepository,
    private readonly blobs: BlobStore,
    private readonly hints: LiveHints,
  ) {}

  @Handles(takePhotoRoute)
  async take(
    @Param('shareId') shareId: string,
    @Req() request: HttpRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<MenuPhoto> {
    assertOwnContent(editable(await this.menus.find(shareId), caller));
    const picture = await sentFile(request, PHOTO.maxBytes);
    if (!picture) throw new MenuError('menu.no_photo', 'Please send the photo as a file in a multipart form.');
    checkPhoto(picture);
    return this.photos.keep(shareId, await this.maker.make(picture.bytes));
  }

  @Handles(cutPhotoRoute)
  async cut(
    @Param('shareId') shareId: string,
    @RouteBody() { page, part }: PhotoFromPageRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<MenuPhoto> {
    assertOwnContent(editable(await this.menus.find(shareId), caller));
    const picture = (await this.sourceImage.ofMenu(shareId))?.pages.find((one) => one.page === page);
    const bytes = picture && (await this.blobs.get(picture.blob));
    if (!bytes)
      throw new MenuError(
        'menu.page_not_found',
        'The picture of this page is not kept any more: what is uploaded is deleted within 24 hours. Please upload the photo itself.',
      );
    return this.photos.keep(shareId, await this.maker.make(bytes, part));
  }

  @Handles(showPhotosRoute)
  async show(
    @Param('shareId') shareId: string,
    @RouteBody() request: ShowPhotosRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<Menu> {
    const { menu } = await this.menus.change(shareId, 'updated', (stored) => {
      assertMayEdit(stored, caller);
      return showPhotos(stored, request);
    });
    this.hints.send('menu', shareId);
    return menu;
  }
}
