import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FIELD_MESSAGES } from '../errors.ts';
import { type FieldErrors, fieldErrors, isMail, optionalChoice } from './fields.ts';
import { checkForm, FORMS, type FormPath } from './forms.ts';

const CONTACT = {
  topic: 'offer',
  fullName: 'Anna Kowalczyk',
  mail: 'a.kowalczyk@zaklad.example',
  phoneNumber: '+48 600 000 000',
  consent: 'on',
};

function errorsOf(values: Record<string, string | undefined>): FieldErrors {
  const result = checkForm('/contact/send-message', values);
  return result.ok ? {} : result.fields;
}

test('a filled contact form passes and comes back cleaned', () => {
  expect(checkForm('/contact/send-message', { ...CONTACT, fullName: '  Anna  ' })).toEqual({
    ok: true,
    data: { ...CONTACT, fullName: 'Anna', message: '', consent: true },
  });
});

test('an empty contact form names each missing field by the message of the specification', () => {
  expect(errorsOf({})).toEqual({
    topic: 'topicError',
    fullName: 'nameValidationError',
    mail: 'emailValidationError',
    phoneNumber: 'emptyPhoneNumber',
    consent: 'consentNotAccepted',
  });
});

test('the contact step of the wizard asks for a company, not for a phone', () => {
  const { phoneNumber, ...quote } = { ...CONTACT, topic: 'estimate' };
  expect(errorsOf(quote)).toEqual({ companyName: 'emptyBusinessName' });
  expect(errorsOf({ ...quote, companyName: 'Zakład' })).toEqual({});
  expect(errorsOf({ ...quote, companyName: 'Zakład', phoneNumber: 'abc' })).toEqual({
    phoneNumber: 'invalidPhoneNumber',
  });
});

test.each(['false', '0', 'off', ''])('consent %j is no consent (I1)', (consent) => {
  expect(errorsOf({ ...CONTACT, consent })).toEqual({ consent: 'consentNotAccepted' });
});

describe('e-mail addresses (I3–I9)', () => {
  test('one of spaces is missing', () => {
    expect(errorsOf({ ...CONTACT, mail: '   ' })).toEqual({ mail: 'emailValidationError' });
  });

  test.each([
    'a',
    'a@',
    '@b.pl',
    'a@b',
    'a b@c.pl',
    'a@b..pl',
    'a@-b.pl',
    'a@b.pl.',
    'a@x.pl\r\nBcc: v@evil.com',
    'a@x.pl%0d%0aBcc:v@evil.com',
    'a@x.pl\u2028b',
    'a\u200b@x.pl',
    'a\u00a0b@x.pl',
    'a@x.pl, v@evil.com',
    'a@x.pl;v@y.pl',
    '"a@x.pl" <v@evil.com>',
    'a@[127.0.0.1]',
    'root@localhost',
    `${'a'.repeat(65)}@b.pl`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(60)}.pl`,
  ])('%j is refused', (mail) => {
    expect(errorsOf({ ...CONTACT, mail })).toEqual({ mail: 'invalidEmailErrorRegex' });
  });

  test.each(['a@b.pl', 'jan.kowalski+erp@dzial.example', "o'neil@sub.example.co.uk"])(
    '%j is accepted',
    (mail) => expect(isMail(mail)).toBe(true),
  );

  test.each([
    'a@b.pl\u00a0',
    'a@b.pl\u200b',
    '\u200b\u2060a@b.pl',
    'a@b.pl\r\n',
    '\ta@b.pl\u2028',
    '\u202amailto:a@b.pl\u202c',
    'MAILTO: a@b.pl',
  ])('%j is taken without what was copied along with it', (mail) => {
    const sent = checkForm('/contact/send-message', { ...CONTACT, mail });
    expect(sent.ok && sent.data).toMatchObject({ mail: 'a@b.pl' });
  });

  test('a hostile length is refused in linear time (I11)', () => {
    const started = process.cpuUsage();
    expect(isMail(`${'a'.repeat(50_000)}!`)).toBe(false);
    // Time of the processor, in µs: other programs do not count.
    expect(process.cpuUsage(started).user).toBeLessThan(50_000);
  });
});

test('a name with line breaks becomes one line (I15) and is counted in code points (I18)', () => {
  const sent = checkForm('/contact/send-message', {
    ...CONTACT,
    fullName: 'Jan\r\nBcc: v@evil.example',
  });
  expect(sent.ok && sent.data).toMatchObject({ fullName: 'Jan  Bcc: v@evil.example' });
  expect(errorsOf({ ...CONTACT, fullName: '🧵'.repeat(100) })).toEqual({});
  expect(errorsOf({ ...CONTACT, fullName: '🧵'.repeat(101) })).toEqual({ fullName: 'nameTooLong' });
  expect(errorsOf({ ...CONTACT, fullName: '   ' })).toEqual({ fullName: 'nameValidationError' });
});

test.each([
  '+48 123 456 789',
  '(0)42-123 45 67',
  '0049 30 123456',
  '+48\u00a0501\u00a0002\u00a0003',
  '501\u2011002\u2013003',
  'tel. 501 002 003',
  '42 123 45 67 wew. 12',
  '(555) 123-4567 x89',
  '501002003 / 601002003',
  '５０１ ００２ ００３',
  '٥٠١٠٠٢٠٠٣',
])('phone %s is accepted, and stored as it was typed (I21)', (phoneNumber) => {
  const sent = checkForm('/contact/send-message', { ...CONTACT, phoneNumber });
  expect(sent.ok && sent.data).toMatchObject({ phoneNumber });
});

test.each(['12345', 'proszę dzwonić', `${'5'.repeat(101)}`])('phone %s is none', (phoneNumber) => {
  expect(errorsOf({ ...CONTACT, phoneNumber })).toEqual({ phoneNumber: 'invalidPhoneNumber' });
});

test('a message keeps what was written up to its limit (I22, I25)', () => {
  const hostile = "'; DROP TABLE lead;-- \u0000 %s%n";
  const sent = checkForm('/contact/send-message', { ...CONTACT, message: hostile });
  expect(sent.ok && sent.data).toMatchObject({ message: hostile });
  expect(errorsOf({ ...CONTACT, message: 'x'.repeat(10_000) })).toEqual({});
  expect(errorsOf({ ...CONTACT, message: 'x'.repeat(10_001) })).toEqual({
    message: 'messageTooLong',
  });
});

const BAD = [undefined, '', ' ', 'x', '0', '\0\u200b', '🧵'.repeat(200), 'x'.repeat(20_000)];

test.each(Object.keys(FORMS) as FormPath[])(
  'every rule of %s that an answer breaks has a message of the contract',
  (path) => {
    const { schema } = FORMS[path];
    const messages = BAD.flatMap((bad) => {
      const values = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, bad]));
      return schema.safeParse(values).error?.issues.map(({ message }) => message) ?? [];
    });
    expect(messages).not.toHaveLength(0);
    expect(messages.filter((key) => !FIELD_MESSAGES.some((each) => each === key))).toEqual([]);
  },
);

test('a choice may be left out, and another answer is refused by a message with words', () => {
  const form = z.object({ size: optionalChoice(['small', 'large']) });
  for (const size of [undefined, '', 'small']) expect(form.safeParse({ size }).success).toBe(true);
  const issues = form.safeParse({ size: 'giant' }).error?.issues ?? [];
  for (const found of [issues, [{ path: ['size'], message: 'Invalid input' }]])
    expect(fieldErrors(found)).toEqual({ size: 'choiceError' });
});

test('a topic is one of the list (I30), and a consultation topic too (I29)', () => {
  expect(errorsOf({ ...CONTACT, topic: 'x'.repeat(5000) })).toEqual({ topic: 'topicError' });
  const person = { mail: 'a@b.pl', phone: '+48 600 000 000', consent: 'on' };
  const topics = { topic: 'Consultation', consultationTopic: 'Beratung' };
  expect(checkForm('/consultation', { ...person, ...topics })).toEqual({
    ok: false,
    fields: { consultationTopic: 'conversationTopicError' },
  });
});
