import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes travel in one immutable file: no `/__manifest` request that no cache could keep.
  routeDiscovery: { mode: 'initial' },
  subResourceIntegrity: true,
} satisfies Config;
