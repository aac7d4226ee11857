import { BlobStore, type HttpReply } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, StreamableFile } from '@nestjs/common';
import { MenuError } from '../../domain/menu/menu.errors';
import { secondsLeft, type SourceImage } from '../../domain/menu/source-image';

/** Pictures of pages as answers, which a browser may keep no longer than we do. */
@Injectable()
export class ShownPages {
  constructor(
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
  ) {}

  /** @throws MenuError `menu.page_not_found` */
  async send(sourceImage: SourceImage | undefined, page: string, reply: HttpReply): Promise<StreamableFile> {
    const picture = sourceImage?.pages.find((one) => String(one.page) === page);
    const bytes = picture && (await this.blobs.get(picture.blob));
    if (!sourceImage || !bytes) {
      throw new MenuError(
        'menu.page_not_found',
        sourceImage
          ? 'The paper has no such page.'
          : 'The pictures of this paper are not kept any more: what is uploaded is deleted within 24 hours.',
      );
    }
    reply
      .header('cache-control', `private, max-age=${secondsLeft(sourceImage, this.clock.now())}, immutable`)
      .header('x-content-type-options', 'nosniff');
    return new StreamableFile(bytes, { type: 'image/webp', length: bytes.length });
  }
}
