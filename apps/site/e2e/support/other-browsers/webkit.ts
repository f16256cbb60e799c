import { z } from 'zod';
import type { BrowserWindow } from './window.ts';

const ANSWER = z.object({ value: z.unknown() });
const SESSION = z.object({ sessionId: z.string() });
const FAILURE = z.object({ error: z.string(), message: z.string() });

/** Longest duration of one command in WebKit, in ms. */
const COMMAND_MS = 60_000;

/** A command of WebDriver, whose answer is checked. @throws Error when the driver refuses */
async function command<Value>(
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  body: object,
  shape: z.ZodType<Value>,
): Promise<Value> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(COMMAND_MS),
  });
  const { value } = ANSWER.parse(await response.json());
  if (response.ok) return shape.parse(value);
  const { error, message } = FAILURE.parse(value);
  throw new Error(`${error}: ${message}`);
}

/**
 * Runs in the page, once in each document. WebDriver without BiDi has no events: errors of a page
 * are recorded only from the first expression on that is evaluated in it.
 */
function listen(): string[] {
  const reported: string[] = [];
  addEventListener('error', ({ message }) => reported.push(message));
  addEventListener('unhandledrejection', ({ reason }) => reported.push(String(reason)));
  const { error } = console;
  console.error = (...words: unknown[]) => {
    reported.push(words.map(String).join(' '));
    error(...words);
  };
  return reported;
}

const REPORTED = `(window.complaintsForTests ??= (${listen})())`;

/**
 * A window of MiniBrowser, without data of earlier ones.
 *
 * @param driver address of WebKitWebDriver
 */
export async function openWebkitWindow(driver: string): Promise<BrowserWindow> {
  // The driver opens MiniBrowser by default.
  const wanted = { capabilities: { alwaysMatch: {} } };
  const { sessionId } = await command('POST', `${driver}/session`, wanted, SESSION);
  const at = (path: string) => `${driver}/session/${sessionId}${path}`;
  const post = (path: string, body: object) => command('POST', at(path), body, z.unknown());
  const complaints: string[] = [];

  async function evaluate(expression: string): Promise<string> {
    const script = `const heard = ${REPORTED}; const value = ${expression}; return JSON.stringify([value, heard.splice(0)]);`;
    const answer = await command('POST', at('/execute/sync'), { script, args: [] }, z.string());
    const [value, reported] = z.tuple([z.string(), z.array(z.string())]).parse(JSON.parse(answer));
    complaints.push(...reported);
    return value;
  }

  return {
    evaluate,
    async goTo(url) {
      await post('/url', { url });
      await evaluate('""');
    },
    back: () => post('/back', {}),
    resize: (size) => post('/window/rect', { x: 0, y: 0, ...size }),
    act: (actions) => post('/actions', { actions }),
    async screenshot() {
      return Buffer.from(await command('GET', at('/screenshot'), {}, z.string()), 'base64');
    },
    async complaints() {
      await evaluate('""');
      return complaints;
    },
    close: () => command('DELETE', at(''), {}, z.unknown()),
  };
}
