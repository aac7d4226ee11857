import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { contract, Public, type HttpReply } from '@chalkboard/service-kit';
import { z } from 'zod';
import { ServeCloudPrinterHandler, type PollAnswer } from './serve-cloud-printer.handler';

/** What is read of what a printer says; it says more. */
const PollBody = z.object({ statusCode: z.string().max(200).optional() }).nullish();
const JobQuery = z.object({ type: z.string().max(100), token: z.uuid().optional() });
const ResultQuery = z.object({ code: z.string().max(200), token: z.uuid().optional() });

/** Star CloudPRNT: a printer asks whether there is a ticket, fetches it, and says what became of it. */
@Controller('api/notify/cloudprnt/:secret')
export class ServeCloudPrinterController {
  constructor(private readonly handler: ServeCloudPrinterHandler) {}

  @Public('a printer calls it; the secret in the address is its right')
  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  poll(@Param('secret') secret: string, @Body(contract(PollBody)) body: z.infer<typeof PollBody>): Promise<PollAnswer> {
    return this.handler.poll(secret, body?.statusCode);
  }

  @Public('a printer calls it; the secret in the address is its right')
  @Get()
  async fetch(@Param('secret') secret: string, @Query(contract(JobQuery)) { type, token }: z.infer<typeof JobQuery>, @Res() reply: HttpReply): Promise<void> {
    const ticket = await this.handler.fetch(secret, type, token);
    // Of text the printer itself has to be told to cut it off.
    await reply.headers({ 'content-type': type, 'cache-control': 'no-store', 'x-star-cut': 'partial; feed=true' }).send(ticket);
  }

  @Public('a printer calls it; the secret in the address is its right')
  @Delete()
  @HttpCode(200)
  result(@Param('secret') secret: string, @Query(contract(ResultQuery)) { code, token }: z.infer<typeof ResultQuery>): Promise<void> {
    return this.handler.result(secret, code, token);
  }
}
