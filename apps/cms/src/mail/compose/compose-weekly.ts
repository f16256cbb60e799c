import { LOCALES } from '@osnowa/contract';
import type { Payload } from 'payload';
import { createElement } from 'react';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';

import type { OpenOffice } from '../../leads/deadlines/office-hours.ts';
import { officeTimeInUnits, PROMISED_MINUTES } from '../../leads/deadlines/reply-deadline.ts';
import type { Colleague } from '../../leads/management/round-robin/colleagues.ts';
import { weekBefore } from '../../leads/management/weekly-report/week.ts';
import {
  type Share,
  type WeeklyFigures,
  weeklyFigures,
} from '../../leads/management/weekly-report/weekly-figures.ts';
import { readCompany } from '../../reads/company.ts';
import { type ReportPart, WeeklyReport } from '../templates/weekly-report.tsx';
import { filled, type MailWords, readMailWords } from '../texts/mail-words.ts';
import { bothParts, type Composed, type MailSettings } from './composing.ts';

/** Longest list of leads in the report; further ones are counted. */
const MOST = 10;

interface ReportContext {
  locale: AdminLanguage;
  office: OpenOffice;
  colleagues: readonly Colleague[];
  /** When the report was written into the outbox. */
  due: Date;
}

type Words = MailWords['colleagues']['weekly'];

/** Writes the report about the last week to the managers. It names leads by their numbers only. */
export async function weeklyReport(
  payload: Payload,
  { cmsUrl }: MailSettings,
  { locale, office, colleagues, due }: ReportContext,
): Promise<Pick<Composed, 'subject' | 'html' | 'text'>> {
  const week = weekBefore(due, office);
  const figures = await weeklyFigures(payload, week, office, due);
  const { colleagues: all, notices } = await readMailWords(payload, locale);
  const words = all.weekly;
  const day = new Intl.DateTimeFormat(LOCALES[locale].fullCode, {
    day: 'numeric',
    month: 'long',
    timeZone: office.timeZone,
  }).format(week.from);
  const values = { monday: day, inTime: figures.inTime, received: figures.received };
  const list = `${cmsUrl}/admin/collections/leads`;
  const nameOf = (of: Share['of']) => {
    if (typeof of === 'string') return officeWords(locale).states.topic[of];
    return colleagues.find(({ id }) => id === of)?.name ?? words.nobody;
  };
  const share = ({ of, inTime, leads }: Share) => ({
    text: filled(words.share, locale, { name: nameOf(of), inTime, leads }),
  });
  const content = {
    locale,
    companyName: (await readCompany(payload, locale)).companyName,
    heading: words.heading,
    intro: filled(words.intro, locale, values),
    parts: [
      { title: words.people, lines: figures.people.map(share) },
      { title: words.topics, lines: figures.topics.map(share) },
      waitedPart(figures, words, locale, list),
      lostPart(figures, words, locale, list),
    ].filter(({ lines }) => lines.length > 0),
    button: { label: notices.openInbox, href: list },
  };
  return {
    subject: filled(words.subject, locale, values),
    ...(await bothParts(createElement(WeeklyReport, content))),
  };
}

function waitedPart(
  { waited, received }: WeeklyFigures,
  words: Words,
  locale: AdminLanguage,
  list: string,
): ReportPart {
  const title = filled(words.waited, locale, { minutes: PROMISED_MINUTES });
  if (waited.length === 0) {
    return { title, lines: received > 0 ? [{ text: words.nothingWaited }] : [] };
  }
  const lines = waited.map(({ id, reference, minutes, isAnswered }) => ({
    text: filled(isAnswered ? words.answeredAfter : words.stillWaiting, locale, {
      reference,
      wait: officeTimeInUnits(minutes, locale),
    }),
    href: `${list}/${id}`,
  }));
  return { title, lines: shortened(lines, words, locale) };
}

function lostPart(
  { lost, received }: WeeklyFigures,
  words: Words,
  locale: AdminLanguage,
  list: string,
): ReportPart {
  if (lost.length === 0) {
    return { title: words.lost, lines: received > 0 ? [{ text: words.nothingLost }] : [] };
  }
  const lines = lost.map(({ id, reference, reason }) => {
    const why = typeof reason === 'object' ? reason?.[locale] : reason;
    return { text: `${reference}: ${why ?? words.noReason}`, href: `${list}/${id}` };
  });
  return { title: words.lost, lines: shortened(lines, words, locale) };
}

function shortened(
  lines: readonly ReportPart['lines'][number][],
  words: Words,
  locale: AdminLanguage,
): ReportPart['lines'] {
  if (lines.length <= MOST) return lines;
  const more = filled(words.more, locale, { count: lines.length - MOST });
  return [...lines.slice(0, MOST), { text: more }];
}
