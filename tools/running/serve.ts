import { SECRETS_FOR_CHECK } from '../data/data-folder.ts';
import { type FirstContent, sayAdministrator } from '../data/database.ts';
import { PREPARING_STEPS, prepareStack } from '../prepare.ts';
import { hasPage, waitUntilHealthy } from '../processes/health.ts';
import { createProgress, formatSeconds } from '../processes/progress.mjs';
import { Refusal } from '../refusal.ts';
import { type Configuration, checkConfiguration, inheritedEnvironment } from '../settings/env.ts';
import { mailSentences } from '../settings/mail-sentences.ts';
import { findMisspelt } from '../settings/variables.ts';
import { whenAborted } from './command.ts';
import { requireBackupFolder, startCopying } from './copies.ts';
import { LEVELS, type Level, readable } from './readable-log.ts';
import {
  environmentsOf,
  type Mode,
  missingShared,
  openStack,
  type Part,
  requireGoodVariables,
  type Stack,
} from './stack.ts';

/** The site waits for nothing when it starts; in development it compiles first. */
const SITE_TIMEOUT_MS = 60_000;

/** A CMS that takes longer is reported; the attempts continue. */
const CMS_TIMEOUT_MS = 120_000;

/** In development the first page is compiled when it is requested. */
const COMPILING_TIMEOUT_MS = 900_000;

function say(line: string | null): void {
  if (line !== null) process.stdout.write(`${line}\n`);
}

/**
 * Prepares the stack and runs it in the terminal until it is stopped: prints the addresses as
 * they answer and, when there is one, the new administrator.
 *
 * @param words of the command line, after its name
 * @returns the exit code, 0: being stopped is the normal end
 * @throws Refusal when a setting has to be corrected first, or the site does not answer
 */
export async function serve(mode: Mode, stop: AbortSignal, words: string[]): Promise<number> {
  // Output files of this process and its children are for their user only.
  process.umask(0o077);
  const { content, part, level } = readWords(words, mode);
  const configuration = await checkedConfiguration(mode, part, stop);
  const { BACKUP_DIR } = part === 'site' ? {} : inheritedEnvironment();
  for (const sentence of findMisspelt(inheritedEnvironment())) say(`  ${sentence}`);
  const progress = createProgress(PREPARING_STEPS[mode] + 1);
  const { environments, administrator } = await prepareStack(
    configuration,
    mode,
    inheritedEnvironment(),
    progress,
    stop,
    content,
    part,
  );
  progress.announce(`Starting ${STARTED[part]}`);
  const show = (line: string) => say(level ? readable(line, level) : line);
  const stack = openStack(configuration, environments, mode, show, { part });
  const endCopies =
    BACKUP_DIR && mode === 'production'
      ? startCopying(configuration.dataDir, BACKUP_DIR, say)
      : undefined;
  try {
    try {
      if (mode === 'development' && part !== 'site') await untilCompiled(stack, stop);
      await untilOpen(stack, part, configuration.publicUrl, stop);
      const sentences = part === 'site' ? [] : mailSentences(environments.cms);
      for (const sentence of sentences) say(`  ${sentence}\n`);
    } finally {
      // Also after a failure: the password is stored nowhere else.
      if (administrator) sayAdministrator(administrator);
      if (content === 'empty' && part !== 'site') sayHowToGoOn(administrator !== undefined);
    }
    await whenAborted(stop);
    say('\nStopping …');
    return 0;
  } finally {
    endCopies?.();
    await stack.stop();
  }
}

/**
 * Only if a setting of the tools is wrong do the applications check theirs here, so that all faults
 * are reported in one round; otherwise they check when the data folder exists.
 *
 * @throws Refusal naming all wrong settings
 */
async function checkedConfiguration(
  mode: Mode,
  part: Part,
  stop: AbortSignal,
): Promise<Configuration> {
  const inherited = inheritedEnvironment();
  const { configuration, problems, wrong } = checkConfiguration(inherited);
  problems.push(...missingShared(part, inherited));
  const { BACKUP_DIR } = part === 'site' ? {} : inherited;
  if (BACKUP_DIR) problems.push(...(await copiesProblems(BACKUP_DIR, configuration)));
  if (problems.length === 0) return configuration;
  const others = Object.entries(inherited).filter(([name]) => !wrong.includes(name));
  const known = { ...SECRETS_FOR_CHECK, ...Object.fromEntries(others) };
  const environments = environmentsOf(configuration, mode, known, part);
  await requireGoodVariables(environments, part, stop, problems);
  return configuration;
}

/** A sentence if the settings require copies that cannot be made. */
async function copiesProblems(
  backupDir: string,
  { dataDir, databaseUrl }: Configuration,
): Promise<string[]> {
  if (!databaseUrl.startsWith('file:')) {
    return [
      'BACKUP_DIR is for SQLite: a database on a PostgreSQL server is copied with npm run backup, by a timer (docs/backup.md).',
    ];
  }
  try {
    await requireBackupFolder(backupDir, dataDir);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return [error.message];
    throw error;
  }
}

const STARTED: Record<Part, string> = {
  both: 'the site and the CMS',
  site: 'the site',
  cms: 'the CMS',
};

/** Words of the command line; in development also the shown lines of the logs. */
interface Words {
  content: FirstContent;
  part: Part;
  level: Level | null;
}

/** @throws Refusal at an unknown word */
function readWords(words: string[], mode: Mode): Words {
  const part = words.find((word) => word === 'site' || word === 'cms') ?? 'both';
  const shown = mode === 'development' ? LEVELS.find((each) => words.includes(`--${each}`)) : null;
  const known = ['--empty', part, `--${shown}`];
  const strange = words.find((word) => !known.includes(word));
  if (strange) {
    throw new Refusal(
      `«${strange}» means nothing here; there are npm start -- --empty, npm start -- site and npm start -- cms.`,
    );
  }
  const level = mode === 'development' ? (shown ?? 'info') : null;
  return { content: words.includes('--empty') ? 'empty' : 'demo', part, level };
}

function sayHowToGoOn(isNew: boolean): void {
  say(
    isNew
      ? `  The site holds neutral words only. In the CMS, begin with “Ustawienia witryny” (site settings:
  name, addresses, consents), then “Strony” (pages) and “Katalogi kalkulatorów” (catalogues).
  Search engines are kept out until the site settings have been saved once.
  npm run demo -- load shows a whole company, npm run demo -- remove takes it away again.\n`
      : `  --empty is for a new installation: this one has its content and keeps it.
  npm run demo -- remove takes the demo company away.\n`,
  );
}

/** The first start has no page of its own yet: the CMS must answer before visitors see one. */
async function untilPages({ health }: Stack, stop: AbortSignal): Promise<void> {
  const home = new URL('/', health.site).href;
  await waitUntilHealthy(home, CMS_TIMEOUT_MS, stop, hasPage);
}

/** Lets Next compile the web API and the back office before the addresses are printed. */
async function untilCompiled({ cmsAddress, health }: Stack, stop: AbortSignal): Promise<void> {
  say('  Next compiles the web API, and then the back office: the first time takes minutes.');
  await waitUntilHealthy(health.cms, COMPILING_TIMEOUT_MS, stop, hasPage);
  await waitUntilHealthy(`${cmsAddress}/admin/login`, COMPILING_TIMEOUT_MS, stop, hasPage);
}

async function untilOpen(
  stack: Stack,
  part: Part,
  publicUrl: string,
  stop: AbortSignal,
): Promise<void> {
  const cms =
    part === 'site' ? undefined : waitUntilHealthy(stack.health.cms, CMS_TIMEOUT_MS, stop);
  if (part !== 'cms') {
    if (!(await waitUntilHealthy(stack.health.site, SITE_TIMEOUT_MS, stop))) {
      if (stop.aborted) return;
      throw new Refusal(
        `The site does not answer at ${stack.health.site}; what it said stands above.`,
      );
    }
    if (part === 'both') await untilPages(stack, stop);
    if (stop.aborted) return;
    say(`\n  The site is open: ${publicUrl}  (${formatSeconds(0)})`);
  }
  if (await cms) {
    say(`  The CMS is open:  ${stack.cmsAddress}/admin  (${formatSeconds(0)})\n`);
  } else if (cms && !stop.aborted) {
    say('  The CMS does not answer yet (see above); the site goes on with what it has.\n');
  }
}
