import { errorReply, successReply } from '@osnowa/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGINES, engines } from '../testing/databases.ts';
import { INPUT_ROWS, type InputRow } from '../testing/input-rows.ts';
import { processorTime } from '../testing/processor-time.ts';
import { CONTACT, testCms } from '../testing/test-cms.ts';

function bodyOf(fields: InputRow['fields']): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...CONTACT, ...fields })) {
    for (const one of [value ?? []].flat()) body.append(name, one);
  }
  return body;
}

describe.each(ENGINES)('on %s', (engine) => {
  const cms = testCms({ engine });

  // A database sees only accepted values.
  const rows = INPUT_ROWS.filter(
    ({ expect }) => expect === 'accepted' || engines('SQLite').includes(engine),
  ).map((row) => {
    const shown = JSON.stringify(row.fields);
    return [row.id, shown.length > 80 ? `${shown.slice(0, 80)}…` : shown, row] as const;
  });

  test.each(rows)('%s: %s', async (_id, _shown, row) => {
    const started = processorTime();
    const response = await cms.post(row.form ?? '/contact/send-message', bodyOf(row.fields));
    expect(processorTime() - started).toBeLessThan(1_000);
    expect(response.headers.get('cache-control')).toBe('no-store');
    if (row.expect === 'accepted') {
      expect(response.status).toBe(200);
      successReply.parse(await response.json());
      const [lead, ...others] = await cms.leads();
      expect(others).toEqual([]);
      expect(lead).toMatchObject(row.stored ?? {});
      return;
    }
    const { error } = errorReply.parse(await response.json());
    if (typeof row.expect === 'number') expect(response.status).toBe(row.expect);
    else expect([response.status, error.fields]).toEqual([422, row.expect]);
    expect(error.message).not.toMatch(/SQL|at \/|node_modules|[0-9]+\.[0-9]+\.[0-9]+/);
    expect(await cms.leads()).toEqual([]);
    expect(await cms.messages()).toEqual([]);
  });

  test('I34: the language of a lead is that of the page, when the site says it', async () => {
    const spoken = { 'content-language': 'de' };
    const response = await cms.post('/contact/send-message', bodyOf({ locale: 'xx' }), spoken);
    expect(response.status).toBe(200);
    expect(await cms.leads()).toMatchObject([{ locale: 'de' }]);
  });

  test('p1: any bytes to any form give an answer of the contract', async () => {
    const types = [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'a/b',
      '',
    ];
    const forms = [
      '/contact/send-message',
      '/newsletter',
      '/career/apply',
      '/natychmiastowa-wycena',
    ];
    const bytes = fc.uint8Array({ maxLength: 200 });
    const sent = fc.tuple(fc.constantFrom(...forms), bytes, fc.constantFrom(...types));
    await fc.assert(
      fc.asyncProperty(sent, async ([form, body, type]) => {
        const headers = { 'content-type': type };
        const response = await cms.post(form, new Blob([body]) as never, headers);
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        errorReply.parse(await response.json());
      }),
      { numRuns: 100, seed: 1 },
    );
    expect(await cms.leads()).toEqual([]);
  });

  test('p2: any text comes out of the database as it went in', async () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, async (message) => {
        await cms.clear();
        const response = await cms.post('/contact/send-message', bodyOf({ message }));
        expect(response.status).toBe(200);
        const [lead] = await cms.leads();
        const sent = message.replace(/\r\n?/g, '\n').trim().replaceAll('\0', '\u2400');
        expect(lead?.message ?? '').toBe(sent);
      }),
      { numRuns: 40, seed: 2 },
    );
  });
});
