import { handleEndpoints } from 'payload';
import { guarded } from '../accounts/sign-in/own-requests.ts';
import { inward } from '../accounts/sign-in/session-cookie.ts';
import type { RunningApi } from './running-api.ts';

/** The back office of a test, as a browser reaches it: through the guard, with our cookie. */
export interface BackOffice {
  /** Sends a request; `path` is below `/payload`. It comes from the back office by default. */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** Signs in. @returns the session as a `Cookie` header holds it */
  signIn(email: string, password: string): Promise<string>;
}

/** Address under which the back office of a test is reached. */
const BACK_OFFICE = 'http://127.0.0.1:3001';

/** Opens the back office of a running content service. */
export async function openBackOffice({ payload, dataDir }: RunningApi): Promise<BackOffice> {
  const handle = guarded((request: Request) =>
    handleEndpoints({
      config: payload.config,
      payloadInstanceCacheKey: dataDir,
      request: new Request(request, { headers: inward(request.headers, 'adm') }),
    }),
  );
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ origin: BACK_OFFICE, 'content-type': 'application/json' });
    for (const [name, value] of new Headers(init.headers)) {
      if (value) headers.set(name, value);
      else headers.delete(name);
    }
    return handle(new Request(`${BACK_OFFICE}/payload${path}`, { ...init, headers }), undefined);
  }
  return {
    send,
    signIn: async (email, password) => {
      const response = await send('/users/login', {
        method: 'POST',
        body: JSON.stringify({ email, password }),
      });
      const cookie = response.headers.getSetCookie().find((each) => each.startsWith('adm='));
      if (!cookie) throw new Error(`Signing in was answered ${response.status}.`);
      return cookie.split(';', 1)[0] ?? '';
    },
  };
}
