/** Another language is a file beside `en.ts`, of the type `Texts`, chosen here. */
export { texts, type Texts } from './en';
