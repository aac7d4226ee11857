import { DEMO_BUSINESS_ID } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Businesses } from '../domain/businesses';

const DEMO_BUSINESS = {
  id: DEMO_BUSINESS_ID,
  businessName: 'Trattoria Lavagna',
  ownerName: 'Chiara Lavagna',
  email: 'chiara@trattoria-lavagna.example',
  phone: '+12075550142',
  registrationStatus: 'approved',
  subscriptionPlan: 'pro',
} as const;

const DEMO_LOCATION = {
  name: 'Trattoria Lavagna',
  address: '12 Harbor Street, Portland, ME 04101',
  timeZone: 'America/New_York',
};

/**
 * The business behind the demo menu, whose owner can sign in by her address. Always the same one, so that it is there
 * once however often it is loaded.
 */
@Injectable()
export class LoadDemoBusinessHandler implements OnModuleInit {
  constructor(
    private readonly businesses: Businesses,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.businesses.addUnlessKnown({ ...DEMO_BUSINESS, createdAt: this.clock.now() }, DEMO_LOCATION);
  }
}
