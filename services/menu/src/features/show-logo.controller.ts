import { showLogoRoute } from '@chalkboard/contracts/api/menu/pictures.routes';
import { Handles, type HttpReply } from '@chalkboard/service-kit';
import { Controller, Param, Res, StreamableFile } from '@nestjs/common';
import { LogoStore } from '../domain/menu/logo-store';
import { MenuError } from '../domain/menu/menu.errors';

@Controller()
export class ShowLogoController {
  constructor(private readonly logos: LogoStore) {}

  @Handles(showLogoRoute)
  async show(@Param('hash') hash: string, @Res({ passthrough: true }) reply: HttpReply): Promise<StreamableFile> {
    const bytes = await this.logos.find(hash);
    if (!bytes) throw new MenuError('menu.logo_not_found', 'There is no such logo (any more).');
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'");
    return new StreamableFile(bytes, { type: 'image/webp', length: bytes.length });
  }
}
