const ANSWER =
  'There is no account yet. The first administrator is made with the demo content: npm start';

/**
 * Replaces Payload's screen on which the first visitor becomes the administrator. It
 * would be shown while there is no account.
 */
export function GET(): Response {
  return new Response(ANSWER, {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
