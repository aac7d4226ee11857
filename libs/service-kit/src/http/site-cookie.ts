import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The `Secure`, host-bound form of a name: browsers take such a cookie only over TLS, from this very host, with the
 * path `/` (RFC 6265bis, 4.1.3.2).
 */
const HOST_BOUND = '__Host-';

/**
 * What a cookie of the whole site is called here. Over https no other host of the domain, and nobody on the line, can
 * put another in its place.
 * @param name as it is called without TLS
 */
export function siteCookieName({ protocol }: Pick<FastifyRequest, 'protocol'>, name: string): string {
  return protocol === 'https' ? `${HOST_BOUND}${name}` : name;
}

export function readSiteCookie(
  request: Pick<FastifyRequest, 'protocol' | 'cookies'>,
  name: string,
): string | undefined {
  return request.cookies[siteCookieName(request, name)];
}

/** Of the whole site, and out of reach of scripts. */
export function setSiteCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  lifetime: { readonly maxAge: number } | { readonly expires: Date },
): void {
  const { request } = reply;
  reply.setCookie(siteCookieName(request, name), value, {
    ...lifetime,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
  });
}

export function clearSiteCookie(reply: FastifyReply, name: string): void {
  const { request } = reply;
  reply.clearCookie(siteCookieName(request, name), { path: '/', secure: request.protocol === 'https' });
}
