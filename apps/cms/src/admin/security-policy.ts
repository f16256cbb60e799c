/**
 * Content security policy of the back office's pages. Scripts run only with the nonce, or when such
 * a script loads them. Styles may be inline: Payload and its editor set them on elements.
 * @param site origin of the site, whose drafts stand in a frame beside their form, and whose picture
 *   of a shared link the check before publishing shows
 */
export function adminPolicy(nonce: string, site: string, development: boolean): string {
  // React rebuilds the server's error stacks with eval, in development only.
  const evaluated = development ? " 'unsafe-eval'" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluated}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${site}`,
    "font-src 'self' data:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-src ${site}`,
    "frame-ancestors 'none'",
  ].join('; ');
}
