import type { LoggerService } from '@nestjs/common';
import pino, { type Logger, type LoggerOptions } from 'pino';
import { loggedError } from './logged-error';
import { currentContext } from './request-context';

/**
 * One JSON line an entry, with the correlation and trace ids of what is being handled. Secrets, cookies and parameters
 * of statements are never written.
 */
export function createLogger(service: string, level: string): Logger {
  return pino(logOptions(service, level));
}

export function logOptions(service: string, level: string): LoggerOptions {
  return {
    name: service,
    level,
    serializers: { err: loggedError, error: loggedError },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    mixin: () => {
      const { correlationId, traceparent } = currentContext();
      return { correlationId, traceId: traceparent.split('-')[1] };
    },
  };
}

/** Lets Nest write through pino. */
export class NestPinoLogger implements LoggerService {
  constructor(private readonly pinoLogger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  /** Nest passes the context (a class name) last and, for errors, the stack before it. */
  private write(
    level: 'info' | 'warn' | 'error' | 'fatal' | 'debug' | 'trace',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = rest.at(-1);
    const fields: Record<string, unknown> = typeof context === 'string' ? { context } : {};
    if (message instanceof Error) {
      this.pinoLogger[level]({ ...fields, err: message });
      return;
    }
    if (rest.length > 1) fields.more = rest.slice(0, -1).map((part) => loggedError(part));
    this.pinoLogger[level](
      fields,
      typeof message === 'string' ? message : JSON.stringify(message, (_key, part: unknown) => loggedError(part)),
    );
  }
}
