import { PHOTO_FORMATS } from '@chalkboard/contracts';
import { showPhotoRoute } from '@chalkboard/contracts/api/menu/pictures.routes';
import { Handles, type HttpReply } from '@chalkboard/service-kit';
import { Controller, Param, Res, StreamableFile } from '@nestjs/common';
import { photoNotFound } from '../domain/menu/photo';
import { PhotoStore } from '../domain/menu/photo-store';

/** Such as "640.avif". */
const FILE = /^([1-9]\d{1,4})\.([a-z]+)$/;

@Controller()
export class ShowPhotoController {
  constructor(private readonly photos: PhotoStore) {}

  @Handles(showPhotoRoute)
  async show(
    @Param('hash') hash: string,
    @Param('file') file: string,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile> {
    const [, width, ending] = FILE.exec(file) ?? [];
    const format = PHOTO_FORMATS.find((each) => each === ending);
    const bytes = width && format ? await this.photos.find(hash, Number(width), format) : undefined;
    if (!bytes) throw photoNotFound();
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'");
    return new StreamableFile(bytes, { type: `image/${format}`, length: bytes.length });
  }
}
