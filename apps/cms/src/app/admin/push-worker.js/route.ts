import { pushKey } from '../../../desk/push-key.ts';
import { pushWorker } from '../../../desk/push-worker.ts';

/**
 * The service worker of the back office. Its address is below `/admin`, so that no page outside of
 * it is in its scope.
 */
export function GET(): Response {
  return new Response(pushWorker(pushKey().publicKey), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    },
  });
}
