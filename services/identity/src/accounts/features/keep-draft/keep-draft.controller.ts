import { Body, Controller, Delete, Get, Header, HttpCode, Put, Req } from '@nestjs/common';
import { SignupDraft, type SignupDraftResponse } from '@chalkboard/contracts';
import { contract, CurrentVisitor, KnownVisitor, Public, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { KeepDraftHandler } from './keep-draft.handler';

@Controller('api/business/signup/draft')
export class KeepDraftController {
  constructor(private readonly handler: KeepDraftHandler) {}

  @Public('whoever fills in the signup, known by the cookie')
  @Put()
  @HttpCode(204)
  keep(@Body(contract(SignupDraft)) draft: SignupDraft, @CurrentVisitor() visitor: Visitor, @Req() request: HttpRequest): Promise<void> {
    return this.handler.keep({ draft, visitor: visitor.hash, address: request.ip });
  }

  @Public('a browser gets what it typed itself, known by the cookie')
  @Get()
  @Header('cache-control', 'no-store')
  async show(@KnownVisitor() visitor: Visitor | undefined): Promise<SignupDraftResponse> {
    return { draft: (visitor && (await this.handler.find(visitor.hash))) ?? null };
  }

  @Public('a browser has forgotten what it typed itself, known by the cookie')
  @Delete()
  @HttpCode(204)
  async forget(@KnownVisitor() visitor: Visitor | undefined): Promise<void> {
    if (visitor) await this.handler.forget(visitor.hash);
  }
}
