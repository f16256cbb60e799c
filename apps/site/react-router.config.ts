import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './server/files/precompress.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes travel in one immutable file: no `/__manifest` request that no cache could keep.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
