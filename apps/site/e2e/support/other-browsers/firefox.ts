import { z } from 'zod';
import { type BidiConnection, connectBidi } from './bidi.ts';
import type { BrowserWindow } from './window.ts';

const NOTHING = z.unknown();
const CONTEXT = z.object({ context: z.string() });
const USER_CONTEXT = z.object({ userContext: z.string() });
const PICTURE = z.object({ data: z.string() });
const EVALUATED = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);
const LOG_ENTRY = z.object({
  level: z.string(),
  text: z.string().nullable(),
  source: z.object({ context: z.string() }),
});

type Session = {
  connection: BidiConnection;
  errors: { context: string; text: string }[];
};

let session: Promise<Session> | undefined;

/**
 * Firefox logs these as errors, but nothing is wrong: they are reports of a policy on trial, and
 * of a script whose import was cut off by leaving the document.
 */
const HARMLESS = /\(Report-Only policy\)|^TypeError: error loading dynamically imported module/;

/** Firefox has one session at a time: all files of a worker share it. */
async function openSession(address: string): Promise<Session> {
  const errors: Session['errors'] = [];
  const connection = await connectBidi(address, (params) => {
    // Errors of the browser itself come without a page.
    const { success, data } = LOG_ENTRY.safeParse(params);
    if (!success || data.level !== 'error') return;
    const text = data.text ?? '';
    if (!HARMLESS.test(text)) errors.push({ context: data.source.context, text });
  });
  await connection.send('session.new', { capabilities: {} }, NOTHING);
  await connection.send('session.subscribe', { events: ['log.entryAdded'] }, NOTHING);
  return { connection, errors };
}

/**
 * A window without cookies or storage of others.
 *
 * @param address of Firefox's remote agent
 */
export async function openFirefoxWindow(address: string): Promise<BrowserWindow> {
  session ??= openSession(address);
  const { connection, errors } = await session;
  const { userContext } = await connection.send('browser.createUserContext', {}, USER_CONTEXT);
  const opened = { type: 'tab', userContext };
  const { context } = await connection.send('browsingContext.create', opened, CONTEXT);
  const send = (method: string, params: object) =>
    connection.send(method, { context, ...params }, NOTHING);
  return {
    goTo: (url) => send('browsingContext.navigate', { url, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { delta: -1 }),
    resize: (viewport) => send('browsingContext.setViewport', { viewport }),
    act: (actions) => send('input.performActions', { actions }),
    async evaluate(expression) {
      const asked = { expression, target: { context }, awaitPromise: false };
      const answer = await connection.send('script.evaluate', asked, EVALUATED);
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    async screenshot() {
      const asked = 'browsingContext.captureScreenshot';
      return Buffer.from((await connection.send(asked, { context }, PICTURE)).data, 'base64');
    },
    complaints: async () =>
      errors.filter((error) => error.context === context).map(({ text }) => text),
    close: () => connection.send('browser.removeUserContext', { userContext }, NOTHING),
  };
}
