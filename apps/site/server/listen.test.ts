import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { endSlowBody } from './listener.ts';

/** A process whose site takes 300 ms to answer; it prints its port and when it is asked to stop. */
const PROGRAM = `
import { listen } from ${JSON.stringify(new URL('./listen.ts', import.meta.url).href)};
const site = {
  listener: (request, response) => setTimeout(() => response.end('whole answer'), 300),
  stop: () => console.log('stopping'),
  finish: async () => undefined,
  start() {},
};
const server = await listen(site, { host: '127.0.0.1', port: 0 });
console.log('port ' + server.address().port);
`;

let child: ChildProcess | undefined;

afterEach(() => {
  child?.kill('SIGKILL');
});

test('F4 on SIGTERM it takes no more visitors, finishes the answer under way, and ends with 0', async () => {
  child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output).toMatch(/port \d+/);
  const port = Number(/port (\d+)/.exec(output)?.[1]);
  const answer = fetch(`http://127.0.0.1:${port}/`);
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'connect');
  await new Promise((resolve) => setTimeout(resolve, 100));
  child.kill('SIGTERM');
  await expect.poll(() => output).toContain('stopping');
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  expect(await (await answer).text()).toBe('whole answer');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.each([
  ['POST', '/forms/newsletter', true],
  ['POST', '/csp-report', true],
  ['GET', '/', true],
  ['POST', '/forms/contact/send-message', false],
  ['POST', '/de/careers/apply', false],
])('a body that drips into %s %s for a minute is cut off: %s', (method, url, isCutOff) => {
  vi.useFakeTimers();
  const request = Object.assign(new PassThrough(), {
    method,
    url,
    headers: { 'content-length': '9' },
  });
  endSlowBody(request);
  vi.advanceTimersByTime(59_000);
  expect(request.destroyed).toBe(false);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  expect(request.destroyed).toBe(isCutOff);
});
