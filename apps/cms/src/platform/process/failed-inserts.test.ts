import { sql } from '@payloadcms/db-sqlite/drizzle';
import { beforeAll, describe, expect, test } from 'vitest';
import { captureLog } from '../../testing/captured-log.ts';
import { ENGINES } from '../../testing/databases.ts';
import { CONTACT, testCms, urlencoded } from '../../testing/test-cms.ts';

const MARKER = 'Znacznik';

/** A contact form in which everything that a person writes bears the marker. */
const MARKED = {
  ...CONTACT,
  fullName: `${MARKER} Nazwisko`,
  mail: `${MARKER}@klient.example`,
  message: `Wiersz\n${MARKER}: treść`,
  [`${MARKER}Klucz`]: `${MARKER} wartość`,
};

/** Has every insert of a lead fail, in a way of each database that quotes the row if it can. */
const BREAK = {
  SQLite: `CREATE TRIGGER broken BEFORE INSERT ON leads BEGIN SELECT RAISE(ABORT, 'no lead today'); END`,
  PostgreSQL: 'ALTER TABLE leads ADD CONSTRAINT broken CHECK (id < 0) NOT VALID',
};
const REPAIR = {
  SQLite: 'DROP TRIGGER broken',
  PostgreSQL: 'ALTER TABLE leads DROP CONSTRAINT broken',
};

interface Statements {
  run?(statement: unknown): Promise<unknown>;
  execute?(statement: unknown): Promise<unknown>;
}

describe.each(ENGINES)('SF2: a lead that %s does not take', (kind) => {
  const cms = testCms({ engine: kind });

  async function execute(statement: string): Promise<void> {
    const drizzle = cms.payload.db.drizzle as unknown as Statements;
    await (drizzle.execute?.(sql.raw(statement)) ?? drizzle.run?.(sql.raw(statement)));
  }

  beforeAll(() => execute(BREAK[kind]));

  test('leaves nothing of what was written in the log, and says what failed', async () => {
    const lines = captureLog(cms.payload);
    const response = await cms.post('/contact/send-message', urlencoded(MARKED));
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain(MARKER);
    const log = lines.join('');
    expect(log).toContain('A lead could not be taken.');
    expect(log).toMatch(/no lead today|violates check constraint/);
    expect(log).toContain('Failed query: insert into \\"leads\\"');
    expect(log).not.toMatch(new RegExp(MARKER, 'i'));
    expect(log).not.toContain(CONTACT.phoneNumber);

    await execute(REPAIR[kind]);
    expect((await cms.post('/contact/send-message', urlencoded(MARKED))).status).toBe(200);
    expect(lines.join('')).not.toMatch(new RegExp(MARKER, 'i'));
  });

  test.runIf(kind === 'PostgreSQL')(
    'because a table is locked is answered while it still is, and taken afterwards',
    async () => {
      const lines = captureLog(cms.payload);
      const form = urlencoded({ ...MARKED, mail: 'ola@klient.example' });
      const drizzle = cms.payload.db.drizzle as unknown as {
        transaction(work: (locking: Statements) => Promise<void>): Promise<void>;
      };
      await drizzle.transaction(async (locking) => {
        // Reading goes on, so that the wait begins at the insert.
        await locking.execute?.(sql.raw('LOCK TABLE leads IN EXCLUSIVE MODE'));
        const response = await cms.post('/contact/send-message', form);
        expect(response.status).toBe(503);
        expect(response.headers.get('retry-after')).toBe('5');
      });
      expect((await cms.post('/contact/send-message', form)).status).toBe(200);
      expect(lines.join('')).not.toMatch(new RegExp(MARKER, 'i'));
    },
  );
});
