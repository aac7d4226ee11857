import type { OnApplicationBootstrap } from '@nestjs/common';
import type { MenuRepository } from '../../domain/menu/menu.repository';
import { demoMenu } from './demo-menu';

/** Puts the demo restaurant in, once; only where the demo data set is asked for. */
export class SeedDemoMenuHandler implements OnApplicationBootstrap {
  constructor(
    private readonly menus: MenuRepository,
    private readonly wanted: boolean,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.wanted) await this.menus.addOnce({ menu: demoMenu(), editRightHashes: [] });
  }
}
