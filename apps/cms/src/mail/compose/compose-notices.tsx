import { DEFAULT_LOCALE, LOCALES, type Locale } from '@osnowa/contract';
import { Button, Link, Text } from '@react-email/components';
import type { Payload } from 'payload';
import { createElement } from 'react';
import { addressOf, conditionsOf } from '../../kit/list-address.ts';
import { officeAt } from '../../leads/deadlines/office-hours.ts';
import { countLines, morningOf } from '../../leads/management/digest.ts';
import { quarantinedUntil } from '../../leads/spam/quarantine.ts';
import { readRetention } from '../../privacy/retention-periods.ts';
import { readCompany } from '../../reads/company.ts';
import { Frame, styles } from '../templates/frame.tsx';
import { MailLayout } from '../templates/layout.tsx';
import { filled, type MailWords, readMailWords } from '../texts/mail-words.ts';
import {
  bothParts,
  type Compose,
  type Composed,
  type Lead,
  leadLink,
  type MailSettings,
  staffMailbox,
} from './composing.ts';

interface StaffDigestProps {
  locale: Locale;
  words: MailWords['notices'];
  companyName: string;
  /** When it was counted, in words. */
  asOf: string;
  /** Counts, each with a link to its list. */
  lines: readonly { text: string; href: string }[];
  /** A note about quarantined leads, when there are any. */
  note: string | null;
  /** Address of the inbox. */
  link: string;
}

/** The mail of a morning: waiting leads, line by line, with a link to each list. */
function StaffDigest(props: StaffDigestProps) {
  const { locale, words, companyName, asOf, lines, note, link } = props;
  return (
    <Frame
      locale={locale}
      preview={lines.map(({ text }) => text).join(', ')}
      companyName={companyName}
      heading={words.morning.heading}
      footer={<Text style={styles.quiet}>{asOf}</Text>}
    >
      {lines.map(({ text, href }) => (
        <Text key={text} style={styles.fact}>
          <Link href={href} style={styles.link}>
            {text}
          </Link>
        </Text>
      ))}
      {note ? <Text style={styles.text}>{note}</Text> : null}
      <Button href={link} className="button" style={styles.button}>
        {words.openInbox}
      </Button>
    </Frame>
  );
}

/** The notice that the sender of a lead has withdrawn consent to be written to. */
export const withdrawal: Compose = async (payload, settings, lead) => {
  const locale = DEFAULT_LOCALE;
  const company = await readCompany(payload, locale);
  const { withdrawnDays } = await readRetention(payload);
  const { notices: words } = await readMailWords(payload, locale);
  const content = {
    locale,
    company,
    heading: words.withdrawal.heading,
    paragraphs: [
      filled(words.withdrawal.text, locale, { reference: lead.reference }),
      filled(words.withdrawal.until, locale, { days: withdrawnDays }),
    ],
    button: { label: words.open, href: leadLink(settings, lead) },
  };
  return {
    ...(await staffMailbox(payload, lead, company, settings)),
    replyTo: null,
    subject: filled(words.withdrawal.subject, locale, { reference: lead.reference }),
    ...(await bothParts(createElement(MailLayout, content))),
  };
};

/** The notice of how many leads were quarantined since the last notice; this one is the newest. */
export const digest: Compose = async (payload, settings, lead) => {
  const locale = DEFAULT_LOCALE;
  const company = await readCompany(payload, locale);
  const { spamDays } = await readRetention(payload);
  const count = await quarantinedUntil(payload, lead);
  const { notices: words } = await readMailWords(payload, locale);
  const query = new URLSearchParams([['where[state][equals]', 'quarantined']]);
  const content = {
    locale,
    company,
    heading: words.digest.heading,
    paragraphs: [
      filled(words.digest.text, locale, { count }),
      filled(words.digest.storedFor, locale, { days: spamDays }),
    ],
    button: {
      label: words.openList,
      href: `${settings.cmsUrl}/admin/collections/leads?${query}`,
    },
  };
  return {
    ...(await staffMailbox(payload, lead, company, settings)),
    replyTo: null,
    subject: filled(words.digest.subject, locale, { count }),
    ...(await bothParts(createElement(MailLayout, content))),
  };
};

/** The mail of a morning: the state of leads when the office opened on the day of this instant. */
export async function morningDigest(
  payload: Payload,
  settings: MailSettings,
  lead: Lead,
  due: Date,
): Promise<Composed> {
  const locale = DEFAULT_LOCALE;
  const company = await readCompany(payload, locale);
  const { companyName, timeZone } = company;
  const office = await officeAt(payload, due);
  const morning = morningOf(due, office) ?? due;
  const counted = (await countLines(payload, morning, office)).filter(({ count }) => count > 0);
  const { notices } = await readMailWords(payload, locale);
  const words = notices.morning;
  const lines = counted.map(({ name, collection, where, count }) => ({
    text: filled(words.lines[name], locale, { count }),
    href: addressOf(`${settings.cmsUrl}/admin/collections/${collection}`, conditionsOf(where)),
  }));
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const time = new Intl.DateTimeFormat(LOCALES[locale].fullCode, format).format(morning);
  const mail = {
    locale,
    words: notices,
    companyName,
    asOf: filled(words.asOf, locale, { time, zone: timeZone }),
    lines,
    note: counted.some(({ name }) => name === 'silenced') ? words.silencedNote : null,
    link: `${settings.cmsUrl}/admin/collections/leads`,
  };
  const countOf = (wanted: string) => counted.find(({ name }) => name === wanted)?.count ?? 0;
  return {
    ...(await staffMailbox(payload, lead, company, settings)),
    replyTo: null,
    subject: filled(words.subject, locale, {
      waiting: countOf('waiting'),
      overdue: countOf('overdue'),
    }),
    ...(await bothParts(createElement(StaffDigest, mail))),
  };
}
