import { answerOnce } from '../pictures/answer-once';
import { cleanLogo } from './clean-logo';

answerOnce((picture: Uint8Array) => cleanLogo(Buffer.from(picture)));
