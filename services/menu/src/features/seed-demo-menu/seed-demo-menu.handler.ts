import { DEMO_BUSINESS_ID } from '@chalkboard/contracts';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Businesses } from '../../domain/menu/businesses';
import type { MenuRepository } from '../../domain/menu/menu.repository';
import { demoMenu } from './demo-menu';

/** Puts the demo restaurant in, once; only where the demo data set is asked for. */
export class SeedDemoMenuHandler implements OnApplicationBootstrap {
  constructor(
    private readonly menus: MenuRepository,
    private readonly businesses: Businesses,
    private readonly wanted: boolean,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.wanted) return;
    await this.businesses.keepUnlessKnown({ id: DEMO_BUSINESS_ID, plan: 'pro', status: 'approved' });
    await this.menus.addOnce({ menu: demoMenu(), businessId: DEMO_BUSINESS_ID, editRightHashes: [] });
  }
}
