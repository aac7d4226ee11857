import { ErasureContactRpcV1, PrivacyCodeRpcV1, type PrivacyCode } from '@chalkboard/contracts';
import { Requester } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { CustomerRequests, type ErasedCustomer } from '../domain/customer-requests';

/** Asks identity over request-reply. */
@Injectable()
export class IdentityCustomerRequests extends CustomerRequests {
  constructor(private readonly requester: Requester) {
    super();
  }

  async code(requestId: string): Promise<PrivacyCode | undefined> {
    const { message } = await this.requester.ask(PrivacyCodeRpcV1, { requestId });
    return message ?? undefined;
  }

  erasure(requestId: string): Promise<ErasedCustomer> {
    return this.requester.ask(ErasureContactRpcV1, { requestId });
  }
}
