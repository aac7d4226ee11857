import { exampleAmount } from '@chalkboard/menu-rules/typed-price';
import { readerLanguage } from '@chalkboard/web-kit/texts';
import { texts } from '../../texts';

/**
 * Why something is no amount, and what to write instead.
 * @param sentence of the parser, which is in English
 */
export function faultSentence(sentence: string, currency: string): string {
  return readerLanguage() === 'en' ? sentence : texts.price.fault({ example: exampleAmount(currency) });
}
