import type { TypedUser } from 'payload';
import type { RunningApi } from './running-api.ts';
import { type BackOffice, openBackOffice } from './running-back-office.ts';

interface Asked {
  /** Sent as JSON, by POST unless a method is given. */
  body?: object;
  method?: string;
  /** Language of the back office. */
  language?: 'pl' | 'en';
}

/** People of the company, each with an account and signed in to the back office. */
export interface Staff<Who extends string> {
  office: BackOffice;
  /** The person, as a request of theirs has them. */
  users: Record<Who, TypedUser>;
  /** Their sessions, as a `Cookie` header holds them. */
  sessions: Record<Who, string>;
  /** Asks the back office; `null` is a visitor. */
  ask(who: Who | null, path: string, asked?: Asked): Promise<Response>;
}

export const STAFF_PASSWORD = 'krosno-i-watek-testow-74';

/** @param accounts by name, with what is not as for an editor */
export async function openStaff<Who extends string>(
  api: RunningApi,
  accounts: Record<Who, object>,
): Promise<Staff<Who>> {
  const office = await openBackOffice(api);
  const users = {} as Record<Who, TypedUser>;
  const sessions = {} as Record<Who, string>;
  for (const who of Object.keys(accounts) as Who[]) {
    const email = `${who.toLowerCase()}@firma.example`;
    const account = { name: who, email, password: STAFF_PASSWORD, roles: ['editor'] };
    const data = { ...account, ...accounts[who] } as never;
    const user = await api.payload.create({ collection: 'users', data });
    users[who] = { ...user, collection: 'users' } as TypedUser;
    sessions[who] = await office.signIn(email, STAFF_PASSWORD);
  }
  return {
    office,
    users,
    sessions,
    ask: (who, path, { body, method = body ? 'POST' : 'GET', language = 'pl' } = {}) =>
      office.send(path, {
        method,
        headers: { cookie: who ? sessions[who] : '', 'accept-language': language },
        ...(body && { body: JSON.stringify(body) }),
      }),
  };
}
