import type { TypedUser } from 'payload';
import { beforeAll } from 'vitest';
import type { AdminLanguage } from '../kit/office-language.ts';
import { newAccount, PASSWORD } from './accounts.ts';
import type { RunningApi } from './running-api.ts';
import { type BackOffice, openBackOffice } from './running-back-office.ts';

interface Asked {
  /** Sent as JSON, by POST unless a method is given. */
  body?: object;
  method?: string;
  /** Language of the back office. */
  language?: AdminLanguage;
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

/**
 * People of the company of a file's tests.
 * @param accounts by name, with values that differ from an editor's
 */
export function testStaff<Who extends string>(
  api: RunningApi,
  accounts: Record<Who, object>,
): Staff<Who> {
  const users = {} as Record<Who, TypedUser>;
  const sessions = {} as Record<Who, string>;
  const staff: Staff<Who> = {
    office: {} as BackOffice,
    users,
    sessions,
    ask: (who, path, { body, method = body ? 'POST' : 'GET', language = 'pl' } = {}) =>
      staff.office.send(path, {
        method,
        headers: { cookie: who ? sessions[who] : '', 'accept-language': language },
        ...(body && { body: JSON.stringify(body) }),
      }),
  };
  beforeAll(async () => {
    staff.office = await openBackOffice(api);
    for (const who of Object.keys(accounts) as Who[]) {
      users[who] = await newAccount(api.payload, who, 'editor', accounts[who]);
      sessions[who] = await staff.office.signIn(users[who].email, PASSWORD);
    }
  });
  return staff;
}
