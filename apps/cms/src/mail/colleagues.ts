import { LOCALES } from '@osnowa/contract';
import { readColleagues } from '../accounts/colleagues.ts';
import { laterInWords } from '../desk/reply-times.ts';
import { groupedBy, OUTCOMES, type Sales } from '../desk/sales-figures.ts';
import {
  type Share,
  type WeeklyFigures,
  weekBefore,
  weeklyFigures,
} from '../desk/weekly-figures.ts';
import { moneyInWords } from '../kit/money.ts';
import { adminLanguage } from '../kit/office-language.ts';
import { officeWords } from '../kit/words.ts';
import { officeAt } from '../leads/deadlines/office-hours.ts';
import {
  dayAfter,
  dayIn,
  dueAt,
  mondayOf,
  promisedMinutes,
} from '../leads/deadlines/office-time.ts';
import { officeTimeInUnits } from '../leads/deadlines/reply-deadline.ts';
import { type Totals, total } from '../leads/sales/worth.ts';
import { type Context, type Kind, type Lead, leadLink, momentIn } from './composing.ts';
import { lastWords } from './last-words.ts';

/** Code units of a customer's words in a reminder. */
const LONGEST_WORDS = 2_000;

/** Reminds a colleague of a lead that became theirs, or of a stage of its reply deadline. */
function stage(name: 'assigned' | 'half' | 'overdue' | 'twice'): Kind {
  return {
    to: 'colleague',
    isAnswerable: true,
    async write({ payload, settings, lead, message, locale, words, filled }) {
      const { subject, heading, text } = words.colleagues[name];
      const { waits, owner, noOwner } = words.colleagues;
      const office = await officeAt(payload, new Date(message.firstDueAt));
      const moment = (at: Date) => momentIn(locale, at, office.timeZone, 'medium');
      const received = new Date(lead.waitsSince ?? lead.createdAt);
      const due = lead.waitsSince
        ? dueAt(received, promisedMinutes(office, received), office)
        : null;
      const its = lead.fullName || lead.mail || lead.phoneNumber;
      const values = {
        reference: lead.reference,
        about: aboutIn(lead, locale),
        due: due ? moment(due) : '–',
        sender: [its, lead.companyName].filter(Boolean).join(', '),
        arrived: moment(received),
      };
      const said = (await lastWords(payload, lead)).slice(0, LONGEST_WORDS);
      const found = (await readColleagues(payload)).find(({ id }) => id === lead.assignee);
      const ownerIs = found ? filled(owner, { name: found.name }) : noOwner;
      return {
        subject: filled(subject, values),
        content: {
          heading,
          preview: said,
          parts: [
            said ? { label: words.notification.message, message: said } : null,
            `${values.about}. ${filled(waits, values)}`,
            due && filled(text, values),
            name === 'assigned' ? null : ownerIs,
          ],
          button: { label: words.notices.open, href: leadLink(settings, lead) },
        },
      };
    },
  };
}

/** Subject of a lead: its form, and the topic where that says more. */
function aboutIn({ formType, topic }: Lead, locale: string): string {
  const { states } = officeWords(locale);
  const [form, about] = [states.form[formType], states.topic[topic]];
  return form === about ? form : `${form}: ${about}`;
}

/** Reminds of the next step. */
const reminder: Kind = {
  to: 'owner',
  async write({ settings, lead, locale, company, words, filled }) {
    const { subject, heading, text } = words.reply.reminder;
    const { reference, nextStepAt } = lead;
    const step = lead.nextStep ?? '';
    const time = nextStepAt ? momentIn(locale, new Date(nextStepAt), company.timeZone) : '';
    const name = lead.fullName || lead.companyName || lead.mail;
    return {
      subject: filled(subject, { reference, step }),
      content: {
        heading,
        parts: [filled(text, { step, time, reference, name })],
        button: { label: words.notices.open, href: leadLink(settings, lead) },
      },
    };
  },
};

/** Longest list of leads in the report; further ones are counted. */
const MOST = 10;

/** The report about the last week to the managers. It names leads by their numbers only. */
const weekly: Kind = {
  to: 'colleague',
  async write(context) {
    const { payload, settings, message, locale, filled } = context;
    const words = context.words.colleagues.weekly;
    const due = new Date(message.firstDueAt);
    const office = await officeAt(payload, due);
    const week = weekBefore(due, office);
    const figures = await weeklyFigures(payload, week, office, due);
    const colleagues = await readColleagues(payload);
    const format = { day: 'numeric', month: 'long', timeZone: office.timeZone } as const;
    const monday = new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(week.from);
    const { inTime, received, people, topics } = figures;
    const list = `${settings.cmsUrl}/admin/collections/leads`;
    const nameOf = (of: Share['of']) => {
      if (typeof of === 'string') return officeWords(locale).states.topic[of];
      return colleagues.find(({ id }) => id === of)?.name ?? words.nobody;
    };
    const share = ({ of, ...counts }: Share) => ({
      text: filled(words.share, { name: nameOf(of), ...counts }),
    });
    const parts = [
      { title: words.people, lines: people.map(share) },
      { title: words.topics, lines: topics.map(share) },
      {
        title: filled(words.waited, { minutes: promisedMinutes(office, due) }),
        lines: leadLines(context, list, waitedOf(figures, context), words.nothingWaited, received),
      },
      {
        title: words.lost,
        lines: leadLines(context, list, lostOf(figures, context), words.nothingLost, received),
      },
      ...salesParts(context, figures.sales, mondayOf(dayIn(office.timeZone, due)), nameOf),
    ];
    const intro = filled(words.intro, { monday, inTime, received });
    return {
      subject: filled(words.subject, { monday, inTime, received }),
      content: {
        heading: words.heading,
        parts: [
          intro,
          laterInWords(figures.later, adminLanguage(locale)),
          ...parts.filter(({ lines }) => lines.length > 0),
        ],
        button: { label: context.words.notices.openInbox, href: list },
        footer: null,
      },
    };
  },
};

/** Leads and what they are worth: `3 (45 000 zł, 2 000 €)`. */
function totalsInWords({ count, sums }: Totals, locale: string): string {
  const money = sums.map(({ amount, currency }) => moneyInWords(locale, currency, amount));
  return money.length > 0 ? `${count} (${money.join(', ')})` : `${count}`;
}

/** What was won and lost, is open, and is expected to close in the week of a Monday and the next one. */
function salesParts(
  { locale, words, filled }: Context,
  sales: readonly Sales[],
  monday: string,
  nameOf: (of: number | null) => string,
) {
  const said = words.colleagues.weekly.sales;
  if (sales.length === 0) return [];
  const sum = (some: readonly Sales[]) => totalsInWords(total(some), locale);
  const outcomesOf = (some: readonly Sales[]) =>
    OUTCOMES.map((one) => [one, sum(some.filter(({ outcome }) => outcome === one))] as const);
  const expectedIn = (from: string) =>
    sum(
      sales.filter(({ expected }) => expected && from <= expected && expected < dayAfter(from, 7)),
    );
  const lines = [
    ...outcomesOf(sales).map(([outcome, its]) => filled(said[outcome], { total: its })),
    filled(said.thisWeek, { total: expectedIn(monday) }),
    filled(said.nextWeek, { total: expectedIn(dayAfter(monday, 7)) }),
    said.net,
  ];
  const people = groupedBy(sales, ({ assignee }) => assignee).map(([id, its]) =>
    filled(said.person, { name: nameOf(id), ...Object.fromEntries(outcomesOf(its)) }),
  );
  const won = sales.filter(({ outcome }) => outcome === 'won');
  const campaigns = groupedBy(won, ({ campaign }) => campaign).map(
    ([campaign, its]) => `${campaign || said.noCampaign}: ${sum(its)}`,
  );
  const asLines = (texts: string[]) => texts.map((text) => ({ text }));
  return [
    { title: said.title, lines: asLines(lines) },
    { title: said.people, lines: asLines(people) },
    { title: said.campaigns, lines: asLines(campaigns) },
  ];
}

interface LeadLine {
  id: number;
  text: string;
}

function waitedOf({ waited }: WeeklyFigures, { locale, words, filled }: Context): LeadLine[] {
  const { answeredAfter, stillWaiting } = words.colleagues.weekly;
  return waited.map(({ id, reference, minutes, isAnswered }) => {
    const wait = officeTimeInUnits(minutes, adminLanguage(locale));
    return { id, text: filled(isAnswered ? answeredAfter : stillWaiting, { reference, wait }) };
  });
}

function lostOf({ lost }: WeeklyFigures, { locale, words }: Context): LeadLine[] {
  return lost.map(({ id, reference, reason }) => {
    const why = typeof reason === 'object' ? reason?.[adminLanguage(locale)] : reason;
    return { id, text: `${reference}: ${why ?? words.colleagues.weekly.noReason}` };
  });
}

/** Lines with links to their leads, or the good news, of a week in which any lead came. */
function leadLines(
  { words, filled }: Context,
  list: string,
  leads: readonly LeadLine[],
  none: string,
  received: number,
): { text: string; href?: string }[] {
  if (leads.length === 0) return received > 0 ? [{ text: none }] : [];
  const lines = leads.slice(0, MOST).map(({ id, text }) => ({ text, href: `${list}/${id}` }));
  const count = leads.length - MOST;
  const more = { text: filled(words.colleagues.weekly.more, { count }) };
  return count > 0 ? [...lines, more] : lines;
}

/** Mails to colleagues about their work on leads. */
export const COLLEAGUES = {
  assigned: stage('assigned'),
  half: stage('half'),
  overdue: stage('overdue'),
  twice: stage('twice'),
  reminder,
  weekly,
};
