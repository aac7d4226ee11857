import type { Word } from '../../domain/reading/page';
import type { RotatedBox } from './rotated-box';

/** A word on the picture, in a box along its line. */
export interface ReadWord extends Omit<Word, 'box'> {
  readonly box: RotatedBox;
}

/** A line of print as read. */
export interface ReadLine {
  readonly box: RotatedBox;
  /** None when it could not be read. */
  readonly words: readonly ReadWord[];
}
