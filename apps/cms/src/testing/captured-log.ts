import type { Payload } from 'payload';

/** Where Pino stores the target of its finished lines. */
interface Written {
  write(line: string): void;
}

/**
 * Collects, in a test, every finished line of the log instead of printing it.
 * @throws Error when the logger is not Pino's
 */
export function captureLog({ logger }: Payload): string[] {
  const own = logger as unknown as Record<symbol, Written>;
  const stream = Object.getOwnPropertySymbols(logger).find(
    ({ description }) => description === 'pino.stream',
  );
  if (!stream) throw new Error('This logger is not one of Pino.');
  const lines: string[] = [];
  own[stream] = { write: (line) => void lines.push(line) };
  return lines;
}
