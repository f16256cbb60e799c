import type { TestStack } from './test-stack.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The back office of a stack for its administrator. */
export type BackOffice = {
  /** The session's cookie, as a request sends it. */
  session: string;
  /**
   * A request below `/payload`; the answer is parsed JSON. A form is sent unchanged, with its file.
   * @throws Error when the status is not a success
   */
  ask<Answer>(path: string, method?: Method, body?: unknown): Promise<Answer>;
  /** Deletes a document permanently, through the trash. */
  remove(path: string): Promise<void>;
};

/** Signs in to a stack's back office. */
export async function openBackOffice(
  stack: Pick<TestStack, 'cmsAddress' | 'administrator'>,
): Promise<BackOffice> {
  const headers: Record<string, string> = { origin: stack.cmsAddress };

  async function request(path: string, method: string, body: unknown): Promise<Response> {
    const response = await fetch(`${stack.cmsAddress}/payload${path}`, {
      method,
      ...(body instanceof FormData ? { headers, body } : json(headers, body)),
    });
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}.`);
    return response;
  }

  const signedIn = await request('/users/login', 'POST', stack.administrator);
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const session = cookies.find((cookie) => cookie?.startsWith('adm=')) ?? '';
  headers.cookie = session;
  return {
    session,
    async ask<Answer>(path: string, method = 'GET', body?: unknown) {
      return (await (await request(path, method, body)).json()) as Answer;
    },
    async remove(path) {
      await request(path, 'PATCH', { deletedAt: new Date().toISOString() });
      await request(`${path}?trash=true`, 'DELETE', undefined);
    },
  };
}

function json(headers: Record<string, string>, body: unknown) {
  return {
    headers: { ...headers, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  };
}
