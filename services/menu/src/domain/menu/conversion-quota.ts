import type { Clock } from '@chalkboard/service-kit/domain';
import type { Businesses } from './businesses';
import { conversionLimit, monthOf, type Conversion } from './quota';

/** What a conversion made now is counted as. */
export class ConversionQuota {
  /** @param free conversions a month of who has no paid plan */
  constructor(
    private readonly businesses: Businesses,
    private readonly clock: Clock,
    private readonly free: number,
  ) {}

  /** @param who a business, where the menu is for one; `address` as `addressKey` gives it */
  async conversion({ businessId, visitor, address }: { readonly businessId: string | undefined; readonly visitor: string; readonly address: string }): Promise<Conversion> {
    const month = monthOf(this.clock.now());
    if (businessId === undefined) return { payer: { visitor, address }, month, limit: conversionLimit(undefined, this.free) };
    return { payer: { businessId }, month, limit: conversionLimit(await this.businesses.find(businessId), this.free) };
  }
}
