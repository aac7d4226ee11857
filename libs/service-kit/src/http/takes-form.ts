import { parse } from 'node:querystring';
import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';
const ROUTE_CONFIG = { takesForm: true } as const;

/**
 * Lets a route take `application/x-www-form-urlencoded`, as the webhooks of providers send it. Elsewhere it is answered
 * with 415: a form on any page can send it without asking.
 */
export const TakesForm = (): MethodDecorator => RouteConfig(ROUTE_CONFIG);

/**
 * Reads JSON everywhere, forms where a route takes them, and no plain text. A body that is announced as JSON and empty
 * is none: what it lacks is said by the route's contract.
 */
export function limitBodyTypes(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.headers['content-length'] === '0') delete request.headers['content-type'];
    done();
  });
  fastify.removeContentTypeParser('text/plain');
  fastify.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
    if (takesForm(request)) done(null, parse(String(body)));
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(FORM));
  });
}

function takesForm({ routeOptions }: FastifyRequest): boolean {
  return (routeOptions.config as Partial<typeof ROUTE_CONFIG>).takesForm === true;
}
