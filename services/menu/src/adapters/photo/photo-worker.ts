import { answerOnce } from '../pictures/answer-once';
import { makePhoto } from './make-photo';
import type { PhotoOrder } from './photo-messages';

answerOnce(({ picture, part }: PhotoOrder) => makePhoto(Buffer.from(picture), part));
