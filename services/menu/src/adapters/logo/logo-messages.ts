import type { CleanLogo, LogoFault } from '../../domain/menu/logo';

/** What the worker tells of the one picture it was sent. */
export type LogoMessage = { readonly type: 'clean'; readonly logo: CleanLogo } | { readonly type: 'unusable'; readonly fault: LogoFault };
