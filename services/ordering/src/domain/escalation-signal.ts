import { WakeSignal } from '@chalkboard/service-kit/domain';

/** Raised when a deadline has become due sooner than was thought. */
export class EscalationSignal extends WakeSignal {}
