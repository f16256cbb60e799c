import { expect, test } from 'vitest';
import { mailSentences } from './mail-sentences.ts';

const GOOD = {
  SMTP_URL: 'smtps://user:password@mail.example',
  CMS_URL: 'https://cms.firm.example',
  DATA_DIR: '/srv/data',
};

test('nothing is printed where mails are sent and their links work', () => {
  expect(mailSentences(GOOD)).toEqual([]);
});

test('without a mail server the start says where mails are stored and what to set', () => {
  const [sentence, ...others] = mailSentences({ ...GOOD, SMTP_URL: '' });
  expect(others).toEqual([]);
  expect(sentence).toContain('/srv/data/mails');
  expect(sentence).toMatch(/^Nobody receives mails: SMTP_URL is not set/);
});

test.each(['http://127.0.0.1:3001', 'http://localhost:3001', 'http://[::1]:3001'])(
  'the start says that mails to staff would link to %s',
  (CMS_URL) => {
    const said = mailSentences({ ...GOOD, CMS_URL });
    expect(said).toEqual([expect.stringContaining(CMS_URL)]);
    // The address of a mail server holds a password.
    expect(said.join()).not.toContain('password');
  },
);
