import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort, requireFreePort } from './ports.ts';

test('a taken port is one sentence with the port and its variable, a free one passes', async () => {
  const port = await findFreePort();
  await requireFreePort(port, '127.0.0.1', 'SITE_PORT');
  const server = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    await expect(requireFreePort(port, host, 'SITE_PORT')).rejects.toThrow(
      `Port ${port} is taken by another program: stop it, or choose another port with SITE_PORT=….`,
    );
  }
  server.close();
});
