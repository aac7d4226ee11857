/** In English only: docs/texts.md, "Staff's pages". */
export { texts } from './en';
