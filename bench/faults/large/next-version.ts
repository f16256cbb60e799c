import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { type AppName, appFolder, ROOT } from '../../../tools/paths.ts';
import { runOrRefuse, scriptOf } from '../../../tools/processes/child.ts';
import type { Environment } from '../../../tools/settings/env.ts';

const APPS: readonly AppName[] = ['site', 'cms'];
/** What a version is made from, besides packages of others. */
const SOURCES = ['apps', 'packages', 'tools', 'demo', 'package.json', 'tsconfig.base.json'];
const NOT_SOURCES = ['node_modules', 'build', '.next', 'e2e'];

/** A migration that the version before does not know: a column of leads, and a table. */
const MIGRATION = {
  name: '20991231_000000_next_version',
  text: `import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql\`
    ALTER TABLE "leads" ADD COLUMN "next_version" varchar;
    CREATE TABLE "next_version" ("id" serial PRIMARY KEY NOT NULL);\`);
}

export async function down(): Promise<void> {}
`,
};

/** Another version of both applications, built. */
export type NextVersion = {
  root: string;
  /** Brings a database to it. */
  migrate(): Promise<void>;
  remove(): void;
};

/**
 * Copies this checkout, changes the scripts of its pages, adds a migration, and builds it.
 *
 * @param environment variables of a CMS process
 * @throws Refusal when a build fails
 */
export async function makeNextVersion(
  environment: Environment,
  stop: AbortSignal,
): Promise<NextVersion> {
  const root = mkdtempSync(join(tmpdir(), 'osnowa-next-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  // Programs of the copy: with those of the checkout there would be two of every package.
  const PATH = [join(root, 'node_modules', '.bin'), environment.PATH].join(delimiter);
  const inFolder = (app: AppName, script: string) => ({
    line: scriptOf(app, script),
    cwd: appFolder(app, root),
    environment: { ...environment, PATH },
  });
  try {
    for (const name of SOURCES) {
      cpSync(join(ROOT, name), join(root, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !NOT_SOURCES.includes(basename(source)),
      });
    }
    for (const folder of ['.', ...APPS.map((app) => join('apps', app))]) linkPackages(root, folder);
    appendFileSync(
      join(appFolder('site', root), 'app', 'page', 'page.ts'),
      `\nReflect.set(globalThis, 'version', '${MIGRATION.name}');\n`,
    );
    const migrations = join(appFolder('cms', root), 'src', 'database', 'migrations', 'postgres');
    writeFileSync(join(migrations, `${MIGRATION.name}.ts`), MIGRATION.text);
    for (const app of APPS) {
      await runOrRefuse(inFolder(app, 'build'), `Building the next version of apps/${app}`, stop);
    }
  } catch (error) {
    remove();
    throw error;
  }
  return {
    root,
    async migrate() {
      await runOrRefuse(inFolder('cms', 'migrate'), 'Migrating to the next version', stop);
    },
    remove,
  };
}

/** Gives a copy the packages of the checkout, as links where the disk is the same. */
function linkPackages(root: string, folder: string): void {
  const from = join(ROOT, folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = join(root, folder, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'pipe' });
  } catch {
    // Another disk: links are not possible there.
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to]);
  }
}
