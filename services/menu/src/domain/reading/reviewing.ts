/** What a measurement of the review (`npm run bench:review`) needs of the reading: what an owner is shown of it. */
export { menuFromReading } from './menu-from-reading';
export { factsOf } from './reading-facts';
export { timeZonesOf } from '../menu/time-zones-of-place';
