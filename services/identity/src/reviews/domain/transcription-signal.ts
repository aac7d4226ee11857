import { WakeSignal } from '@chalkboard/service-kit/domain';

/** Says that a recording was sent that is to be written down. */
export class TranscriptionSignal extends WakeSignal {}
