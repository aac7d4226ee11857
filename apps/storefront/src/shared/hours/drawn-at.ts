import { createContext } from 'react';

/**
 * When a server drew the page, in milliseconds since the epoch: what is shown by the clock begins there, so that the
 * app finds what it would draw. Undefined where the app draws first.
 */
export const DrawnAt = createContext<number | undefined>(undefined);
