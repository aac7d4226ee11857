/** What of a menu's first view changes with the clock, for the server that keeps drawn views. */
export { hoursLine } from './shared/hours/hours-text';
export { dateOf } from '@chalkboard/web-kit';
