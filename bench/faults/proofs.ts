import { ROOT } from '../../tools/paths.ts';
import { runToEnd } from '../../tools/processes/child.ts';
import { testEnvironment } from '../../tools/settings/env.ts';
import type { Aftermath } from './aftermath.ts';

/** Tests of `npm test` that bear the id of a fault in their name. */
type Proof = {
  id: string;
  title: string;
  project: 'unit' | 'cms';
  /** Parts of paths of the test files. */
  files: string;
  /** Files of the browser stage, where it has tests of this fault too. */
  e2e?: string;
};

const PROOFS: readonly Proof[] = [
  { id: 'F8', title: 'database damaged or missing', project: 'unit', files: 'database-file' },
  {
    id: 'F13',
    title: 'mail servers that misbehave',
    project: 'cms',
    files: 'src/mail src/api/metrics',
  },
  {
    id: 'F16',
    title: 'CMS gone, copies in memory',
    project: 'unit',
    files: 'page-cache site-content',
  },
  {
    id: 'F17',
    title: 'CMS gone at a cold start',
    project: 'unit',
    files: 'content-client site-content',
  },
  { id: 'F18', title: 'CMS slow', project: 'unit', files: 'page-cache content-client' },
  {
    id: 'F19',
    title: 'CMS answers nonsense',
    project: 'unit',
    files: 'content-client server/nonsense',
  },
  { id: 'F20', title: 'one page cannot be rendered', project: 'unit', files: 'server/site.test' },
  { id: 'F21', title: 'picture process dies or hangs', project: 'unit', files: 'image-worker' },
  { id: 'F26', title: 'files of the cache damaged', project: 'unit', files: 'disk-store' },
  { id: 'F27', title: 'folder of the cache gone', project: 'unit', files: 'disk-store' },
  {
    id: 'F35',
    title: 'old pages after a deployment',
    project: 'unit',
    files: 'kept-assets',
    e2e: 'journeys/navigation',
  },
  {
    id: 'F38',
    title: 'notice of a change lost, replayed, forged',
    project: 'unit',
    files: 'site-content',
  },
];

/** Faults whose tests need a browser; `npm test -- --only=e2e` runs them. */
const IN_BROWSER = [
  { id: 'F15', title: 'script of the captcha blocked', files: 'forms/captcha forms/recaptcha' },
  { id: 'F36', title: 'network lost while sending', files: 'forms/contact' },
  { id: 'F37', title: 'sent twice', files: 'forms/contact' },
];

const vitest = ({ id, project, files }: Proof) =>
  run(`vitest run --project ${project} ${files} -t "\\b${id}\\b" --reporter=verbose`, id);

const browserStage = (id: string, files: string) =>
  run(`node tools/test.ts --only=e2e ${files}`, id);

/** Runs all tests of a fault, those of functions before those in a browser. */
async function prove(proof: Proof): Promise<Aftermath> {
  const { found, problems } = await vitest(proof);
  if (!proof.e2e) return { found, problems };
  const inBrowser = await browserStage(proof.id, proof.e2e);
  return {
    found: `${found}; in a browser ${inBrowser.found}`,
    problems: [...problems, ...inBrowser.problems],
  };
}

/** The faults that tests prove; inflicting one runs its tests now. */
export const PROVED = [
  ...PROOFS.map((proof) => ({ id: proof.id, title: proof.title, inflict: () => prove(proof) })),
  ...IN_BROWSER.map(({ id, title, files }) => ({
    id,
    title,
    inflict: () => browserStage(id, files),
  })),
];

/** What a runner of tests said of those whose name has the id. */
function readOutcome(lines: readonly string[], id: string): { passed: string[]; failed: string[] } {
  const named = new RegExp(`\\b${id}\\b`);
  const of = (mark: RegExp) =>
    lines
      .filter((line) => mark.test(line) && named.test(line))
      .map((line) => line.slice(line.search(named)).replace(/\s*\d+ms$/, ''));
  return { passed: of(/^\s*✓/), failed: of(/^\s*[×✗]/) };
}

async function run(line: string, id: string): Promise<Aftermath> {
  const lines: string[] = [];
  const environment = { ...testEnvironment(), NO_COLOR: '1' };
  const never = new AbortController().signal;
  const { code } = await runToEnd({ line, cwd: ROOT, environment }, never, (text) =>
    lines.push(text),
  );
  const { passed, failed } = readOutcome(lines, id);
  const problems = failed.map((name) => `Failed: ${name}`);
  if (code !== 0 && failed.length === 0) problems.push(`The tests ended with ${code}.`);
  if (passed.length === 0) problems.push(`No test with ${id} in its name passed.`);
  return { found: `${passed.length} tests passed: ${passed.join('; ').slice(0, 300)}`, problems };
}
