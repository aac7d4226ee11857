import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../http/access.decorators';
import { Metrics } from './metrics';

/**
 * For Prometheus, within the network: the edge routes nothing here, and what came through it is turned away all the
 * same.
 */
@Controller()
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Public('Prometheus asks it within the network; it tells no personal data')
  @Get('metrics')
  async expose(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    if (request.headers['x-forwarded-for'] !== undefined) throw new NotFoundException();
    const { contentType, text } = await this.metrics.expose();
    reply.header('content-type', contentType).header('cache-control', 'no-store');
    return text;
  }
}
