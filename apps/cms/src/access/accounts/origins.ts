const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Origins of the back office's own requests. The loopback address has several names, and all of
 * them count.
 */
export function ownOrigins(address: string): string[] {
  const url = new URL(address);
  if (!LOOPBACK.includes(url.hostname)) return [url.origin];
  const port = url.port ? `:${url.port}` : '';
  return LOOPBACK.map((host) => `${url.protocol}//${host}${port}`);
}
