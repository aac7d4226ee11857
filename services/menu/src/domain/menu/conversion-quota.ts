import type { Clock } from '@chalkboard/service-kit/domain';
import type { Businesses } from './businesses';
import { assertConversionLeft, conversionLimit, monthOf, type Conversion, type Conversions } from './quota';

interface Who {
  /** Where the menu is for one. */
  readonly businessId: string | undefined;
  readonly visitor: string;
  /** As `addressKey` gives it. */
  readonly address: string;
}

/** What a conversion made now is counted as. */
export class ConversionQuota {
  /** @param free conversions a month of who has no paid plan */
  constructor(
    private readonly businesses: Businesses,
    private readonly conversions: Conversions,
    private readonly clock: Clock,
    private readonly free: number,
  ) {}

  /**
   * Looks before anything of an upload is read; what counts is looked at again when its job is queued.
   * @throws MenuError `menu.quota_used_up` when none of these who may pay has one left
   */
  async assertLeft(payers: readonly Who[]): Promise<void> {
    let refusal: unknown;
    for (const who of payers) {
      const conversion = await this.conversion(who);
      try {
        if (conversion.limit !== null)
          assertConversionLeft(
            conversion,
            await this.conversions.used(conversion.payer, conversion.month),
            this.clock.now(),
          );
        return;
      } catch (error) {
        refusal = error;
      }
    }
    throw refusal;
  }

  async conversion({ businessId, visitor, address }: Who): Promise<Conversion> {
    const month = monthOf(this.clock.now());
    if (businessId === undefined)
      return { payer: { visitor, address }, month, limit: conversionLimit(undefined, this.free) };
    return { payer: { businessId }, month, limit: conversionLimit(await this.businesses.find(businessId), this.free) };
  }
}
