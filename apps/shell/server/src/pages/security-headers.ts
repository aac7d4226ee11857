import { createHash } from 'node:crypto';
import { powersAt } from './page-patterns';

/**
 * A menu may be shown inside any site (its embed code says so); nothing that changes something may be, checkout
 * included: a framed menu opens it in a window of its own.
 */
const EMBEDDABLE = /^\/menu\/[^/]+\/?$/;

/**
 * Headers of an HTML page. Scripts and styles come from this site, and never from text but the texts given here.
 * @param styles texts of the `<style>` elements that this page brings; no others are let through
 * @param scripts texts of this server's own; what was drawn elsewhere is never among them
 * @param picturesOf origin of pictures that come from elsewhere: those of the map
 */
export function pageHeaders({
  pathname,
  styles = [],
  scripts = [],
  picturesOf,
}: {
  readonly pathname: string;
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  readonly picturesOf?: string | undefined;
}): Record<string, string> {
  const powers = powersAt(pathname);
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': [
      "default-src 'self'",
      `script-src ${["'self'", ...scripts.map(hashOf)].join(' ')}`,
      `style-src ${["'self'", ...styles.map(hashOf)].join(' ')}`,
      "font-src 'self'",
      `img-src 'self' data: blob:${picturesOf ? ` ${picturesOf}` : ''}`,
      `media-src 'self'${powers.includes('made-media') ? ' blob:' : ''}`,
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${EMBEDDABLE.test(pathname) ? '*' : "'self'"}`,
    ].join('; '),
    // Who draws a delivery area and guests outside of postcodes are asked where they are; the browser asks them first.
    'permissions-policy': `camera=(), geolocation=(self), microphone=${powers.includes('microphone') ? '(self)' : '()'}`,
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
