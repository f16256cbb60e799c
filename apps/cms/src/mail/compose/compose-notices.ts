import { DEFAULT_LOCALE } from '@osnowa/contract';
import { createElement } from 'react';
import { quarantinedUntil } from '../../leads/quarantine.ts';
import { readRetention } from '../../privacy/retention-periods.ts';
import { readCompany } from '../../reads/company.ts';
import { Letter } from '../templates/layout.tsx';
import { NOTICES } from '../texts/notice-words.ts';
import { bothParts, type Compose, deskLink, deskOf } from './composing.ts';

/** Tells the desk that the sender of a lead does not want to be written to any more. */
export const withdrawal: Compose = async (payload, settings, lead) => {
  const locale = DEFAULT_LOCALE;
  const company = await readCompany(payload, locale);
  const { withdrawnDays } = await readRetention(payload);
  const words = NOTICES[locale];
  const letter = {
    locale,
    company,
    heading: words.withdrawal.heading,
    paragraphs: [words.withdrawal.text(lead.reference), words.withdrawal.until(withdrawnDays)],
    button: { label: words.open, href: deskLink(settings, lead) },
  };
  return {
    to: deskOf(lead, company, settings),
    replyTo: null,
    subject: words.withdrawal.subject(lead.reference),
    ...(await bothParts(createElement(Letter, letter))),
  };
};

/** Tells the desk how many leads were put aside since it was last told; this one is the newest. */
export const digest: Compose = async (payload, settings, lead) => {
  const locale = DEFAULT_LOCALE;
  const company = await readCompany(payload, locale);
  const { spamDays } = await readRetention(payload);
  const count = await quarantinedUntil(payload, lead);
  const words = NOTICES[locale];
  const query = new URLSearchParams([['where[state][equals]', 'quarantined']]);
  const letter = {
    locale,
    company,
    heading: words.digest.heading,
    paragraphs: [words.digest.text(count), words.digest.kept(spamDays)],
    button: {
      label: words.openList,
      href: `${settings.cmsUrl}/admin/collections/leads?${query}`,
    },
  };
  return {
    to: deskOf(lead, company, settings),
    replyTo: null,
    subject: words.digest.subject(count),
    ...(await bothParts(createElement(Letter, letter))),
  };
};
