/** The fields of a package of package-lock.json that the rules read. */
type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/**
 * The fields of package-lock.json that the rules read; keys are paths such as `node_modules/zod`.
 */
export type LockFile = { packages: Record<string, LockedPackage> };

/** Versions below these have a known vulnerability. */
const OLDEST: Record<string, string> = {
  react: '19.2.6',
  next: '16.4.6',
  payload: '3.90.2',
  nodemailer: '10.6.0',
  sharp: '0.35.5',
};

/** Packages that the public process must not depend on. */
const BANNED_IN_SITE = /^(next|react-server-dom-.+)$/;

/**
 * Checks the lock file: no registry address (each user has their own), an integrity for each
 * package, no version below the oldest allowed, and no banned package among the dependencies of
 * apps/site.
 *
 * @returns one sentence for each fault
 */
export function findLockFaults(lock: LockFile): string[] {
  const installed = Object.entries(lock.packages).filter(([path]) =>
    path.includes('node_modules/'),
  );
  const faults: string[] = [];
  for (const [path, entry] of installed) {
    const name = nameOf(path);
    if (entry.resolved?.includes('://')) faults.push(`${path} names a registry address.`);
    if (!entry.link && !entry.integrity) faults.push(`${path} has no integrity.`);
    const oldest = OLDEST[name];
    if (oldest && entry.version && compareVersions(entry.version, oldest) < 0) {
      faults.push(`${path} is ${entry.version}; ${oldest} is the oldest allowed.`);
    }
  }
  return [...faults, ...findBanned(lock)];
}

/** Compares the numbers of two versions; the sign says which is newer. */
function compareVersions(left: string, right: string): number {
  const numbers = (text: string) => (text.split('-')[0] ?? '').split('.').map(Number);
  const [a, b] = [numbers(left), numbers(right)];
  for (let place = 0; place < 3; place += 1) {
    const difference = (a[place] ?? 0) - (b[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Follows the dependencies of apps/site, its development ones included. */
function findBanned(lock: LockFile): string[] {
  const site = 'apps/site';
  const seen = new Map<string, string>([[site, site]]);
  for (const [path, way] of seen) {
    for (const name of dependenciesOf(lock.packages[path], path === site)) {
      const found = resolve(lock, path, name);
      if (found && !seen.has(found)) seen.set(found, `${way} → ${name}`);
    }
  }
  return [...seen]
    .filter(([path]) => BANNED_IN_SITE.test(nameOf(path)))
    .map(([, way]) => `apps/site reaches a banned package: ${way}.`);
}

/** Optional peers are left out: npm does not install them by itself. */
function dependenciesOf(entry: LockedPackage | undefined, isRoot: boolean): string[] {
  if (!entry) return [];
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  );
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...(isRoot ? Object.keys(entry.devDependencies ?? {}) : []),
    ...peers,
  ];
}

/** Where Node finds a package: the nearest node_modules going up; a link leads to its workspace. */
function resolve(lock: LockFile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    const entry = lock.packages[path];
    if (entry) return entry.link ? entry.resolved : path;
    if (!folder) return undefined;
  }
}

function parentOf(folder: string): string {
  const cut = folder.lastIndexOf('/');
  return cut < 0 ? '' : folder.slice(0, cut);
}
