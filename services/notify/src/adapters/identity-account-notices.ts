import {
  BusinessNoticeRpcV1,
  SignInMessageRpcV1,
  type BusinessNotice,
  type SignInMessage,
} from '@chalkboard/contracts';
import { Requester } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountNotices } from '../domain/account-notices';

/** Asks identity over request-reply. */
@Injectable()
export class IdentityAccountNotices extends AccountNotices {
  constructor(private readonly requester: Requester) {
    super();
  }

  async signIn(signInId: string): Promise<SignInMessage | undefined> {
    const { message } = await this.requester.ask(SignInMessageRpcV1, { signInId });
    return message ?? undefined;
  }

  async business(businessId: string): Promise<BusinessNotice | undefined> {
    const { notice } = await this.requester.ask(BusinessNoticeRpcV1, { businessId });
    return notice ?? undefined;
  }
}
