import { describe, expect, test } from 'vitest';
import { findLockFaults, type LockFile } from './lock-file.ts';

const integrity = 'sha512-x';

function lock(packages: LockFile['packages']): LockFile {
  return {
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
  };
}

describe('the lock file', () => {
  test('may have next for the CMS alone', () => {
    expect(findLockFaults(lock({}))).toEqual([]);
  });

  test('must name no registry', () => {
    const react = { version: '19.3.1', integrity, resolved: 'https://registry.example/react.tgz' };
    expect(findLockFaults(lock({ 'node_modules/react': react }))).toEqual([
      'node_modules/react names a registry address.',
    ]);
  });

  test('must have an integrity for each package', () => {
    expect(findLockFaults(lock({ 'node_modules/tool': { version: '1.0.0' } }))).toEqual([
      'node_modules/tool has no integrity.',
    ]);
  });

  test.each([
    ['19.2.5', false],
    ['18.9.9', false],
    ['19.2.6', true],
    ['19.10.0', true],
    ['20.0.0', true],
  ])('react %s against the oldest allowed', (version, allowed) => {
    const faults = findLockFaults(lock({ 'node_modules/react': { version, integrity } }));
    expect(faults.length === 0).toBe(allowed);
  });

  test.each([
    ['a dependency of a tool', { 'node_modules/tool': { dependencies: { next: '1' } } }],
    ['a workspace', { 'packages/inner': { dependencies: { next: '1' } } }],
    ['a required peer', { 'node_modules/tool': { peerDependencies: { next: '1' } } }],
  ])('must not bring next to the site by way of %s', (_way, packages) => {
    const [path = '', entry] = Object.entries(packages)[0] ?? [];
    const full = { version: '1.0.0', integrity, ...entry };
    expect(findLockFaults(lock({ [path]: full }))).toEqual([
      expect.stringMatching(/^apps\/site reaches a banned package: apps\/site → .+ → next\.$/),
    ]);
  });

  test('finds a banned package in a nested folder', () => {
    const packages = {
      'node_modules/tool': {
        version: '1.0.0',
        integrity,
        dependencies: { 'react-server-dom-webpack': '1' },
      },
      'node_modules/tool/node_modules/react-server-dom-webpack': { version: '19.0.0', integrity },
    };
    expect(findLockFaults(lock(packages))).toHaveLength(1);
  });
});
