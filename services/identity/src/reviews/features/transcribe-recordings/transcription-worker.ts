import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Transcriber } from '../../domain/transcription';
import { TranscriptionSignal } from '../../domain/transcription-signal';
import { TranscribeRecordingsHandler } from './transcribe-recordings.handler';

/** How often it looks without having been woken: for attempts that are due, and for leases that ran out. */
const LOOK_MS = 10_000;

/**
 * Has recordings written down as long as the service runs and has a provider. Any number of instances share the work.
 */
@Injectable()
export class TranscriptionWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(TranscriptionWorker.name);
  private isStopping = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly handler: TranscribeRecordingsHandler,
    private readonly transcriber: Transcriber,
    private readonly signal: TranscriptionSignal,
  ) {}

  onApplicationBootstrap(): void {
    if (this.transcriber.isConfigured) this.running = this.run();
  }

  /** Ends after the recording under way. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    this.signal.raise();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      try {
        await this.handler.execute(() => !this.isStopping);
      } catch (error) {
        this.logger.warn(`Recordings are written down later: ${(error as Error).message}`);
      }
      await this.signal.wait(LOOK_MS);
    }
  }
}
