import { expect, test } from 'vitest';
import { notifyOfQuarantine } from '../../desk/digest.ts';
import { sendForm } from '../../testing/sent-forms.ts';
import { OFFICE_TIME, testCms } from '../../testing/test-cms.ts';
import { sendDue } from '../../testing/test-mails.ts';

const cms = testCms();

/** Leads as a flood leaves them: accepted, quarantined, without a mail. */
async function flood(count: number) {
  for (let at = 0; at < count; at += 1) await sendForm(cms, { message: `${at} of ${count}` });
  await cms.payload.db.deleteMany({
    collection: 'messages',
    where: { kind: { not_equals: 'digest' } },
  });
  await cms.payload.db.updateMany({
    collection: 'leads',
    where: {},
    data: { state: 'quarantined' },
  });
}

test('the staff get one mail about quarantined leads, each of them once', async () => {
  expect(await notifyOfQuarantine(cms.payload, OFFICE_TIME)).toBe(false);
  await flood(4);
  expect(await notifyOfQuarantine(cms.payload, OFFICE_TIME)).toBe(true);
  expect(await notifyOfQuarantine(cms.payload, OFFICE_TIME)).toBe(false);
  const mails = await sendDue(cms.payload, OFFICE_TIME);
  await flood(2);
  expect(await notifyOfQuarantine(cms.payload, OFFICE_TIME)).toBe(true);
  mails.push(...(await sendDue(cms.payload, OFFICE_TIME)));
  expect(mails.map(({ recipients, mail }) => [recipients, mail.subject])).toEqual([
    [['sprzedaz@osnowa.example'], 'Kwarantanna: nowych zapytań 4'],
    [['sprzedaz@osnowa.example'], 'Kwarantanna: nowych zapytań 2'],
  ]);
  expect(mails[0]?.mail.text).toContain('/admin/collections/leads?where');
});
