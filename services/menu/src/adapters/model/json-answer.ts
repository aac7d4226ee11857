import { ModelFault } from './model-fault';

/**
 * What a model answered, as JSON; servers without structured output put it between words or code fences. @throws
 * ModelFault
 */
export function jsonIn(content: string): unknown {
  const [from, to] = [content.indexOf('{'), content.lastIndexOf('}')];
  try {
    return JSON.parse(content.slice(from, to + 1));
  } catch {
    throw new ModelFault('unusable', 'The answer is no JSON');
  }
}
