import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer to every request, and the port in return: the limit of what Node alone can do. */
process.once('message', ({ headers, body }: { headers: [string, string][]; body: Buffer }) => {
  const all = [...headers, ['content-length', String(body.byteLength)]].flat();
  const server = createServer((_request, response) => {
    response.writeHead(200, all);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
