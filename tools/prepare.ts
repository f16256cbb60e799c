import { writeStyles } from '@osnowa/brand/styles';
import {
  type Administrator,
  type FirstContent,
  prepareDatabase,
  sayAdministrator,
} from './data/database.ts';
import { formatSeconds, type Progress } from './processes/progress.mjs';
import { buildIfChanged } from './running/builds.ts';
import {
  appsOf,
  type Part,
  prepareEnvironments,
  requireGoodVariables,
  requirePorts,
  type StackEnvironments,
} from './running/stack.ts';
import type { Configuration, Environment } from './settings/env.ts';

/** Result of the steps before the applications can be started. */
export type PreparedStack = {
  environments: StackEnvironments;
  /** Set when this run created the first administrator. */
  administrator: Administrator | undefined;
};

const TITLES: Record<Part, string> = {
  both: 'the site and the CMS, preparing the database',
  site: 'the site',
  cms: 'the CMS, preparing the database',
};

/** Number of steps that `prepareStack` announces. */
export const PREPARING_STEPS = { production: 2, development: 2 };

/**
 * Does the missing steps: data folder and secrets, builds (in production), database.
 *
 * @param inherited the variables that the applications get in addition to their own
 * @param content content of a new installation
 * @param part which applications are prepared; the database is the CMS's
 * @throws Refusal that names the necessary correction
 */
export async function prepareStack(
  configuration: Configuration,
  mode: 'production' | 'development',
  inherited: Environment,
  progress: Progress,
  stop: AbortSignal,
  content: FirstContent = 'demo',
  part: Part = 'both',
): Promise<PreparedStack> {
  const environments = await progress.step('Preparing the data folder', async () => {
    await requirePorts(configuration, part);
    writeStyles();
    const environments = await prepareEnvironments(configuration, mode, inherited, part);
    await requireGoodVariables(environments, part, stop);
    return environments;
  });
  const { site, cms } = environments;
  let administrator: Administrator | undefined;
  const preparing = async (report: (line: string) => void) => {
    administrator = await prepareDatabase(configuration, cms, content, stop, report);
  };
  if (mode === 'development') {
    if (part !== 'site') await progress.step('Preparing the database', preparing);
    return { environments, administrator };
  }
  // They do not depend on each other: content is loaded from the sources.
  const works = {
    site: { site: () => buildIfChanged('site', site, stop) },
    cms: { CMS: () => buildIfChanged('cms', cms, stop), database: preparing },
  };
  try {
    await progress.step(`Building ${TITLES[part]}`, (report) =>
      sideBySide(Object.assign({}, ...appsOf(part).map((app) => works[app])), report),
    );
  } catch (error) {
    // The next start finds the account and makes none.
    if (administrator) sayAdministrator(administrator);
    throw error;
  }
  return { environments, administrator };
}

/**
 * Runs several tasks at once. A failure is thrown only when all have ended, so that no task
 * continues after its message.
 *
 * @returns the time of each, such as "site 31 s, CMS up to date"
 */
async function sideBySide(
  works: Record<string, (report: (line: string) => void) => Promise<unknown>>,
  report: (line: string) => void,
): Promise<string> {
  const started = performance.now();
  const results = await Promise.allSettled(
    Object.entries(works).map(async ([name, work]) => {
      const said = await work(report);
      return `${name} ${said === 'up to date' ? said : formatSeconds(started)}`;
    }),
  );
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return results
    .flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    .join(', ');
}
