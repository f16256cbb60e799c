import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CHROMIUM_FLAGS } from './chromium.ts';

const FLAGS = [
  ...CHROMIUM_FLAGS,
  '--no-first-run',
  '--remote-debugging-port=0',
  '--window-size=1280,900',
  // A mouse, which a machine without a screen does not have.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];

/** A message of the protocol: an answer has the number of its command. */
interface Message {
  id?: number;
  method?: string;
  result?: unknown;
  error?: { message: string };
  params?: { sessionId?: string; targetInfo?: Target };
}

interface Target {
  targetId: string;
  type: string;
  subtype?: string;
}

/** One tab of a Chromium that may prepare pages ahead. */
export interface PlainTab {
  goTo(address: string): Promise<void>;
  /** The value of an expression in the visible page. */
  read<Value>(expression: string): Promise<Value>;
  moveMouse(x: number, y: number): Promise<void>;
  /** Presses and releases the mouse at its position. */
  click(): Promise<void>;
  /** Number of pages that are prepared behind the visible one. */
  prepared(): number;
  close(): Promise<void>;
}

/**
 * Starts Chromium with one tab and no driver that forbids it to prepare pages: Playwright does,
 * because its windows could not follow when such a page replaces the one before.
 * @param executable path of the browser
 */
export async function openPlainChromium(executable: string): Promise<PlainTab> {
  const folder = mkdtempSync(join(tmpdir(), 'plain-chromium-'));
  const browser = spawn(executable, [...FLAGS, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const socket = new WebSocket(await addressOf(browser));
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  const protocol = speak(socket);
  const pages = new Map<string, { session: string; target: Target }>();
  protocol.listen(({ method, params }) => {
    const { targetInfo: target, sessionId: session } = params ?? {};
    if (method === 'Target.attachedToTarget' && target?.type === 'page' && session)
      pages.set(target.targetId, { session, target });
    if (method === 'Target.targetInfoChanged' && target) {
      const known = pages.get(target.targetId);
      if (known) known.target = target;
    }
    if (method === 'Target.detachedFromTarget')
      for (const [id, known] of pages) if (known.session === session) pages.delete(id);
  });
  await follow(protocol);
  const shown = async () => {
    for (let tries = 0; tries < 200; tries += 1) {
      const page = [...pages.values()].find(({ target }) => target.subtype !== 'prerender');
      if (page) return page.session;
      await sleep(50);
    }
    throw new Error('The tab shows no page.');
  };
  const mouse = { x: 0, y: 0 };
  const move = async (type: string, button = 'none') => {
    const event = { type, button, clickCount: button === 'none' ? 0 : 1, ...mouse };
    await protocol.send('Input.dispatchMouseEvent', event, await shown());
  };
  return {
    async goTo(address) {
      await protocol.send('Page.navigate', { url: address }, await shown());
    },
    async read(expression) {
      const asked = { expression, returnByValue: true, awaitPromise: true };
      const answer = await protocol.send('Runtime.evaluate', asked, await shown());
      return (answer as { result: { value: never } }).result.value;
    },
    async moveMouse(x, y) {
      Object.assign(mouse, { x, y });
      await move('mouseMoved');
    },
    async click() {
      await move('mousePressed', 'left');
      await move('mouseReleased', 'left');
    },
    prepared: () =>
      [...pages.values()].filter(({ target }) => target.subtype === 'prerender').length,
    async close() {
      socket.close();
      browser.kill();
      await new Promise((resolve) => browser.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Protocol = ReturnType<typeof speak>;

/** Commands and their answers over one connection. */
function speak(socket: WebSocket) {
  const waiting = new Map<number, PromiseWithResolvers<unknown> & { session?: string }>();
  const listeners: ((message: Message) => void)[] = [];
  let last = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const asked = message.id === undefined ? undefined : waiting.get(message.id);
    // A page that another one has replaced sends no more answers.
    if (message.method === 'Target.detachedFromTarget')
      for (const one of waiting.values())
        if (one.session === message.params?.sessionId) one.reject(new Error('The page is gone.'));
    if (!asked) for (const listener of listeners) listener(message);
    else if (message.error) asked.reject(new Error(message.error.message));
    else asked.resolve(message.result);
  };
  return {
    listen: (listener: (message: Message) => void) => listeners.push(listener),
    send(method: string, params: object, sessionId?: string): Promise<unknown> {
      last += 1;
      const asked = Promise.withResolvers<unknown>();
      waiting.set(last, sessionId ? { ...asked, session: sessionId } : asked);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      return asked.promise;
    },
  };
}

/** Makes the tab report each page that it shows or prepares. */
async function follow({ send }: Protocol): Promise<void> {
  const { targetInfos } = (await send('Target.getTargets', { filter: [{ type: 'tab' }] })) as {
    targetInfos: Target[];
  };
  const [tab] = targetInfos;
  if (!tab) throw new Error('Chromium has no tab.');
  const { sessionId } = (await send('Target.attachToTarget', {
    targetId: tab.targetId,
    flatten: true,
  })) as { sessionId: string };
  await send('Target.setDiscoverTargets', { discover: true });
  const all = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] };
  await send('Target.setAutoAttach', all, sessionId);
}

/** Address of the protocol, which Chromium prints once it has started. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    stderr?.on('data', (text) => {
      const [address] = /ws:\/\/\S+/.exec(String(text)) ?? [];
      if (address) resolve(address);
    });
  });
}
