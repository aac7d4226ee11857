import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DispatchLoop } from '../../domain/dispatch-loop';
import { CallSignal } from '../../domain/dispatch-signal';
import { MakeCallsHandler } from './make-calls.handler';

/** Makes calls as long as the service runs. Any number of instances share the work. */
@Injectable()
export class CallDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(CallDispatcher.name);
  private readonly loop: DispatchLoop;

  constructor(
    private readonly handler: MakeCallsHandler,
    signal: CallSignal,
  ) {
    this.loop = new DispatchLoop(signal, () => this.call());
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  /** Ends after the calls under way. */
  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  private async call(): Promise<boolean> {
    try {
      return (await this.handler.execute()) > 0;
    } catch (error) {
      this.logger.warn(`Calls are delayed: ${(error as Error).message}`);
      return false;
    }
  }
}
