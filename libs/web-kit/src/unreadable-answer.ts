import { ApiError } from './api-error';

/**
 * A success whose body is not as its route is defined: this page and the service do not understand each other. Reported
 * as an error of the page.
 */
export class UnreadableAnswerError extends ApiError {
  /**
   * @param fault which answer, and what of it, for those who read the console
   * @param answer what came, where it is JSON at all
   */
  constructor(
    status: number,
    readonly fault: string,
    readonly answer?: unknown,
  ) {
    super(status, `The answer could not be read. ${fault}`, {
      title: 'The answer could not be read',
      detail:
        'The answer could not be read. Please load the page again; if that does not help, try again in a few minutes.',
      code: 'page.answer_unreadable',
      extensions: {},
    });
    // As if nobody had caught it: the page tells the edge of its errors.
    if (typeof reportError === 'function') reportError(this);
  }
}
