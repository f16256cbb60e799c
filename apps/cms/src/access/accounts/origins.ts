const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Origins that the back office's own requests come from. On one machine its address is said in
 * several ways, and all of them are the same place.
 */
export function ownOrigins(address: string): string[] {
  const url = new URL(address);
  if (!LOOPBACK.includes(url.hostname)) return [url.origin];
  const port = url.port ? `:${url.port}` : '';
  return LOOPBACK.map((host) => `${url.protocol}//${host}${port}`);
}
