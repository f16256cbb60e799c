import type { IncomingMessage } from 'node:http';
import type { AnswerKind } from './metrics.ts';

/**
 * The kind of an answer that did not come from the page cache, by method and type of content: a
 * closed list, so that no address becomes a label.
 */
export function answerKind({ method }: Pick<IncomingMessage, 'method'>, type: string): AnswerKind {
  if (method === 'POST') return 'form';
  if (type.startsWith('text/html')) return 'page';
  if (type.startsWith('image/')) return 'picture';
  return type === '' || type.startsWith('text/plain') ? 'other' : 'file';
}
