import { Worker } from 'node:worker_threads';
import { MenuError } from '../domain/menu/menu.errors';
import { MenuPrinter, type Printed, type PrintRequest } from '../domain/sharing/menu-printer';
import { PrintAnswer, type PrintOrder } from './printing-messages';

export interface PrintShopOptions {
  /** The bundled thread, `printing-thread.js`. */
  readonly threadFile: string;
  /** A document that takes longer is given up. */
  readonly limitMs?: number;
  /** Documents that may wait; more are refused. */
  readonly maxPending?: number;
  /** A thread that had nothing to do for so long is ended. */
  readonly idleMs?: number;
  /** Told why a document was not drawn. */
  onFault?(reason: string): void;
}

interface Job {
  readonly request: PrintRequest;
  readonly resolve: (printed: Printed) => void;
  readonly reject: (error: MenuError) => void;
}

/** Of the thread's own objects; a menu of the largest size takes a third of it. */
const THREAD_HEAP_MB = 384;

/**
 * Draws documents in a thread beside the one that answers requests, one after the other: a long menu takes seconds. The
 * thread starts when it is needed and is ended when it rests. One that hangs or breaks takes only its document with it.
 */
export class PrintShop extends MenuPrinter {
  private readonly options: Required<PrintShopOptions>;
  private readonly waiting: Job[] = [];
  private thread: Worker | undefined;
  private current: { readonly id: number; readonly job: Job; readonly limit: NodeJS.Timeout } | undefined;
  private rest: NodeJS.Timeout | undefined;
  private drawn = 0;
  private closed = false;

  constructor(options: PrintShopOptions) {
    super();
    this.options = { limitMs: 30_000, maxPending: 40, idleMs: 60_000, onFault: () => undefined, ...options };
  }

  print(request: PrintRequest): Promise<Printed> {
    return new Promise((resolve, reject) => {
      if (this.closed || this.waiting.length >= this.options.maxPending) {
        return reject(
          new MenuError('menu.printer_busy', 'Many documents are being made right now. Please try again in a moment.'),
        );
      }
      this.waiting.push({ request, resolve, reject });
      this.next();
    });
  }

  /** Ends the thread; documents that wait are refused. */
  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.waiting.splice(0)) reject(failed());
    await this.giveUp('the service is stopping');
  }

  private next(): void {
    clearTimeout(this.rest);
    if (this.current) return;
    const job = this.waiting.shift();
    if (!job) {
      // A resting thread must not keep a program from ending.
      this.rest = setTimeout(() => this.endThread(), this.options.idleMs).unref();
      return;
    }
    this.thread ??= this.startThread();
    const id = (this.drawn += 1);
    const limit = setTimeout(
      () => void this.giveUp(`it took longer than ${this.options.limitMs} ms`),
      this.options.limitMs,
    );
    this.current = { id, job, limit };
    this.thread.postMessage({ id, request: job.request } satisfies PrintOrder);
  }

  private startThread(): Worker {
    const thread = new Worker(this.options.threadFile, {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB },
    });
    thread.unref();
    thread.on('message', (message: unknown) => {
      const { data: answer } = PrintAnswer.safeParse(message);
      if (answer) this.take(answer);
      else void this.giveUp('it answered what is no document');
    });
    thread.on('error', (error) => thread === this.thread && void this.giveUp(error.message));
    return thread;
  }

  private take(answer: PrintAnswer): void {
    if (this.current?.id !== answer.id) return;
    const { job, limit } = this.current;
    clearTimeout(limit);
    this.current = undefined;
    if ('fault' in answer) {
      this.options.onFault(answer.fault);
      job.reject(failed());
    } else job.resolve({ bytes: answer.bytes, missingLetters: answer.missingLetters });
    this.next();
  }

  /** Ends the thread with the document that it is at, and goes on with the next. */
  private async giveUp(reason: string): Promise<void> {
    const { current } = this;
    this.current = undefined;
    if (current) {
      clearTimeout(current.limit);
      this.options.onFault(reason);
      current.job.reject(failed());
    }
    await this.endThread();
    if (!this.closed) this.next();
  }

  private async endThread(): Promise<void> {
    clearTimeout(this.rest);
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }
}

function failed(): MenuError {
  return new MenuError(
    'menu.printing_failed',
    'This document could not be made. Nothing of the menu was changed; please try again.',
  );
}
