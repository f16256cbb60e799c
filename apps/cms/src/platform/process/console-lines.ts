/**
 * Loaded before Next in production: all texts that Next and the libraries write to `console` become
 * lines of JSON like Payload's own, without the values that an error of the database quotes.
 */
import { format, stripVTControlCharacters } from 'node:util';
import { safeError, safeText } from './safe-error.ts';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Ignores a closed pipe, which writing to the stream itself does not. */
const print = console.log.bind(console);

// A file on a full disk reports its error later: as an uncaught one it would be logged, and fail again.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

function line(level: string, said: readonly unknown[]): string | null {
  const error = said.find((part) => part instanceof Error);
  const words = said.map((part) => (part instanceof Error ? safeError(part).message : part));
  const msg = safeText(stripVTControlCharacters(format(...words)).trim());
  if (msg === '' && !error) return null;
  const time = new Date().toISOString();
  const err = error && { err: safeError(error) };
  return JSON.stringify({ level, time, app: 'cms', ...err, msg });
}

for (const [method, level] of Object.entries(LEVELS)) {
  console[method as keyof typeof LEVELS] = (...said: unknown[]) => {
    const text = line(level, said);
    if (text) print(text);
  };
}
