import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestStack } from '../../../tools/gate/test-stack.ts';
import { ROOT } from '../../../tools/paths.ts';
import { runOrRefuse, signalGroup, startChild } from '../../../tools/processes/child.ts';
import { waitUntilHealthy } from '../../../tools/processes/health.ts';
import { findFreePort } from '../../../tools/processes/ports.ts';
import { Refusal } from '../../../tools/refusal.ts';
import { testEnvironment } from '../../../tools/settings/env.ts';
import { CORES } from '../../load/cores.ts';
import type { Figure } from '../row.ts';
import { COMPARED_PATH, wirePage } from './beside-nginx.ts';
import { compare } from './rounds.ts';

const NEXT_PAGE = join(ROOT, 'bench', 'measures', 'next-page');
const BODY = join(NEXT_PAGE, 'body.html');

/** Builds a Next application whose one static page holds this body, and serves it. */
async function startNext(body: string, stop: AbortSignal) {
  const environment = {
    ...testEnvironment(),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  writeFileSync(BODY, body);
  const build = { line: 'next build', cwd: NEXT_PAGE, environment };
  await runOrRefuse(build, 'Building the Next page', stop);
  const port = await findFreePort();
  const line = `taskset -c ${CORES.server} next start -H 127.0.0.1 -p ${port}`;
  const child = startChild({ line, cwd: NEXT_PAGE, environment });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${port}`;
  async function close(): Promise<void> {
    signalGroup(child, 'SIGKILL');
    await gone;
    rmSync(BODY);
    rmSync(join(NEXT_PAGE, '.next'), { recursive: true, force: true });
  }
  if (!(await waitUntilHealthy(address, 30_000, stop))) {
    await close();
    throw new Refusal('The Next page does not answer.');
  }
  return { address, pid: child.pid ?? 0, close };
}

/** The content of the body element, without our scripts. */
function bodyOf(html: string): string {
  const inner = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  return inner.replace(/<script\b[\s\S]*?<\/script>/g, '');
}

/** A cached page of ours and the same page built as a static one with Next. */
export async function besideNext(stack: TestStack, stop: AbortSignal): Promise<Figure> {
  const page = await wirePage(stack, COMPARED_PATH);
  const next = await startNext(bodyOf(page.plain.toString('utf8')), stop);
  const site = { address: stack.siteAddress, path: COMPARED_PATH, pid: stack.pidOf('site') };
  try {
    const other = await wirePage({ ...stack, siteAddress: next.address }, '/');
    const [ours, theirs] = await compare(
      [
        { name: 'site', ...site },
        { name: 'Next', address: next.address, path: '/', pid: next.pid },
      ],
      stop,
    );
    const ratio = ours.perSecond / theirs.perSecond;
    return {
      found: `${ratio.toFixed(0)} × Next`,
      bar: '50 × Next',
      passed: ratio >= 50 && ours.failed === 0,
      details: [
        `site ${ours.perSecond}/s, ${ours.cpuMicroseconds} µs of processor time each, ${page.zipped.byteLength} bytes`,
        `Next ${theirs.perSecond}/s, ${theirs.cpuMicroseconds} µs each, ${other.zipped.byteLength} bytes: it zips every answer anew, and its page holds its content twice`,
      ],
    };
  } finally {
    await next.close();
  }
}
