import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@chalkboard/service-kit/domain';
import { Businesses } from '../../domain/businesses';

const DEMO_BUSINESS = {
  id: '00000000-0000-4000-8000-000000000001',
  businessName: 'Trattoria Lavagna',
  ownerName: 'Chiara Lavagna',
  email: 'chiara@trattoria-lavagna.example',
  phone: '+12075550142',
  registrationStatus: 'approved',
  subscriptionPlan: 'pro',
} as const;

/** The business behind the demo menu. Always the same one, so that it is there once however often it is loaded. */
@Injectable()
export class LoadDemoBusinessHandler implements OnModuleInit {
  constructor(
    private readonly businesses: Businesses,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.businesses.addUnlessKnown({ ...DEMO_BUSINESS, createdAt: this.clock.now() });
  }
}
