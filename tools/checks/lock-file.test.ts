import { expect, test } from 'vitest';
import { findLockFaults, type LockFile } from './lock-file.ts';

const integrity = 'sha512-x';

/** Faults of a lock file that has these packages in addition to the usual ones. */
const faultsWith = (packages: LockFile['packages']) =>
  findLockFaults({
    packages: {
      '': {},
      'apps/site': { dependencies: { react: '1', inner: '1' }, devDependencies: { tool: '1' } },
      'apps/cms': { dependencies: { next: '1' } },
      'node_modules/react': { version: '19.3.1', integrity },
      'node_modules/tool': { version: '1.0.0', integrity },
      'node_modules/next': { version: '16.4.6', integrity },
      'node_modules/inner': { link: true, resolved: 'packages/inner' },
      'packages/inner': { dependencies: {} },
      ...packages,
    },
  });

const BANNED = /^apps\/site reaches a banned package: apps\/site → .+ → (?:next|react-server-dom)/;

test('the CMS alone may have next', () => expect(faultsWith({})).toEqual([]));

test.each<[string, string, LockFile['packages'][string], RegExp]>([
  ['a registry', 'node_modules/react', { resolved: 'https://a.example/r.tgz' }, /names a registry/],
  ['no integrity', 'node_modules/tool', { integrity: '' }, /has no integrity/],
  ['next by a tool', 'node_modules/tool', { dependencies: { next: '1' } }, BANNED],
  ['next by a workspace', 'packages/inner', { dependencies: { next: '1' } }, BANNED],
  ['next as a required peer', 'node_modules/tool', { peerDependencies: { next: '1' } }, BANNED],
])('the lock file may not have %s', (_what, path, entry, fault) => {
  const full = { version: '19.3.1', integrity, ...entry };
  expect(faultsWith({ [path]: full })).toEqual([expect.stringMatching(fault)]);
});

test.each([
  ['19.2.5', false],
  ['18.9.9', false],
  ['19.2.6', true],
  ['19.10.0', true],
  ['20.0.0', true],
])('react %s is new enough: %s', (version, allowed) => {
  const faults = faultsWith({ 'node_modules/react': { version, integrity } });
  expect(faults.length === 0).toBe(allowed);
});

test('a banned package in a nested folder is found', () => {
  const dependencies = { 'react-server-dom-webpack': '1' };
  const nested = 'node_modules/tool/node_modules/react-server-dom-webpack';
  expect(
    faultsWith({
      'node_modules/tool': { version: '1.0.0', integrity, dependencies },
      [nested]: { version: '19.0.0', integrity },
    }),
  ).toHaveLength(1);
});
