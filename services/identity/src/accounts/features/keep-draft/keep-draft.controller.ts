import type { SignupDraft, SignupDraftResponse } from '@chalkboard/contracts';
import {
  deleteSignupDraftRoute,
  keepSignupDraftRoute,
  showSignupDraftRoute,
} from '@chalkboard/contracts/api/identity/signup.routes';
import {
  CurrentVisitor,
  Handles,
  KnownVisitor,
  RouteBody,
  type HttpRequest,
  type Visitor,
} from '@chalkboard/service-kit';
import { Controller, Header, Req } from '@nestjs/common';
import { KeepDraftHandler } from './keep-draft.handler';

@Controller()
export class KeepDraftController {
  constructor(private readonly handler: KeepDraftHandler) {}

  @Handles(keepSignupDraftRoute)
  keep(
    @RouteBody() draft: SignupDraft,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: HttpRequest,
  ): Promise<void> {
    return this.handler.keep({ draft, visitor: visitor.hash, address: request.ip });
  }

  @Handles(showSignupDraftRoute)
  @Header('cache-control', 'no-store')
  async show(@KnownVisitor() visitor: Visitor | undefined): Promise<SignupDraftResponse> {
    return { draft: (visitor && (await this.handler.find(visitor.hash))) ?? null };
  }

  @Handles(deleteSignupDraftRoute)
  async purge(@KnownVisitor() visitor: Visitor | undefined): Promise<void> {
    if (visitor) await this.handler.clear(visitor.hash);
  }
}
