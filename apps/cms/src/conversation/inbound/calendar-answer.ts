import { instantOf } from '@osnowa/contract';

/** A calendar's answer to our invitation to a call. */
export interface CalendarAnswer {
  uid: string;
  answer: 'accepted' | 'tentative' | 'declined' | 'proposed';
  /** The time it speaks of, of a proposal the new one; ISO 8601, `null` where it cannot be read. */
  startsAt: string | null;
  /** The comment that the person added. */
  comment: string;
  /** Whether the program puts the comment into the text of the mail instead. */
  isInText: boolean;
}

const ANSWERS: Readonly<Record<string, CalendarAnswer['answer']>> = {
  ACCEPTED: 'accepted',
  TENTATIVE: 'tentative',
  DECLINED: 'declined',
};

/** Names that Windows gives the zones of most of our visitors. */
const ZONES: Readonly<Record<string, string>> = {
  'Central European Standard Time': 'Europe/Warsaw',
  'Central Europe Standard Time': 'Europe/Budapest',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Romance Standard Time': 'Europe/Paris',
  'GMT Standard Time': 'Europe/London',
  'Eastern Standard Time': 'America/New_York',
};

/**
 * Reads a calendar file (RFC 5546) as Google, Outlook and Apple send it; `null` for one that answers
 * nothing.
 * @param zone of a time that names none
 */
export function calendarAnswer(file: string, zone: string): CalendarAnswer | null {
  const lines = file.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const event = lines.slice(lines.findIndex((line) => /^BEGIN:VEVENT\s*$/i.test(line)));
  const method = textIn(lines, 'METHOD').toUpperCase();
  const uid = textIn(event, 'UID').toLowerCase();
  const [attendee = ''] = event.filter((line) => /^ATTENDEE\b.*PARTSTAT/i.test(line));
  const said = /;PARTSTAT="?([\w-]+)/i.exec(attendee)?.[1]?.toUpperCase() ?? '';
  const answer = { REPLY: ANSWERS[said], COUNTER: 'proposed', CANCEL: 'declined' }[method];
  if (!uid || !answer) return null;
  return {
    uid,
    answer: answer as CalendarAnswer['answer'],
    startsAt: timeOf(event, zone),
    comment: unescaped(textIn(event, 'COMMENT')),
    isInText: /microsoft/i.test(textIn(lines, 'PRODID')),
  };
}

/** Name, parameters and value of a line; a parameter in quotes may contain a colon. */
const LINE = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:]*))*):(.*)$/;

function textIn(lines: readonly string[], name: string): string {
  return partsOf(lines, name)?.value ?? '';
}

function partsOf(lines: readonly string[], name: string) {
  for (const line of lines) {
    const [, own = '', parameters = '', value = ''] = LINE.exec(line.trim()) ?? [];
    if (own.toUpperCase() === name) return { parameters, value };
  }
  return null;
}

function unescaped(value: string): string {
  return value
    .replace(/\\n/gi, '\n')
    .replace(/\\([\\;,])/g, '$1')
    .trim();
}

function timeOf(event: readonly string[], zone: string): string | null {
  const { parameters = '', value = '' } = partsOf(event, 'DTSTART') ?? {};
  const [, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)\d\d(Z?)$/.exec(value.trim()) ?? [];
  const wall = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  if (Number.isNaN(wall)) return null;
  if (utc) return new Date(wall).toISOString();
  const [, quoted, plain = ''] = /TZID=(?:"([^"]*)"|([^;:]*))/i.exec(parameters) ?? [];
  const named = quoted ?? plain;
  try {
    return instantOf(wall, ZONES[named] ?? (named || zone)).toISOString();
  } catch {
    return instantOf(wall, zone).toISOString();
  }
}
