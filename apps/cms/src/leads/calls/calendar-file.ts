import { CALL_MINUTES } from '@osnowa/contract';

/** An entry of a calendar (iCalendar, RFC 5545) that is sent to one person (iTIP, RFC 5546). */
export interface CalendarEntry {
  /** The same for all changes of one call. */
  uid: string;
  /** Higher for each change. */
  sequence: number;
  /** When this was arranged, and when the call begins; ISO 8601. */
  at: string;
  startsAt: string;
  isCancelled: boolean;
  summary: string;
  description: string;
  link: string;
  organiser: { name: string; mail: string };
  attendee: { name: string; mail: string };
}

/** The method of a file: it puts an entry into a calendar, or takes it out. */
export function methodOf({
  isCancelled,
}: Pick<CalendarEntry, 'isCancelled'>): 'REQUEST' | 'CANCEL' {
  return isCancelled ? 'CANCEL' : 'REQUEST';
}

/**
 * The file of an entry. Times are in UTC, which every calendar shows by its own clock; so that no
 * rules of time zones have to be sent.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { organiser, attendee } = entry;
  const ends = new Date(Date.parse(entry.startsAt) + CALL_MINUTES * 60_000).toISOString();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Osnowa//Calls//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(entry)}`,
    'BEGIN:VEVENT',
    `UID:${text(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.at)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${text(entry.summary)}`,
    `DESCRIPTION:${text(entry.description)}`,
    `URL:${entry.link}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${parameter(organiser.name)}:mailto:${organiser.mail}`,
    `ATTENDEE;CN=${parameter(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.mail}`,
    ...(entry.isCancelled ? [] : alarm(entry)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A quarter of an hour before the call, in calendars that show the alarms of an invitation. */
function alarm({ summary }: CalendarEntry): string[] {
  const description = `DESCRIPTION:${text(summary)}`;
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', description, 'TRIGGER:-PT15M', 'END:VALARM'];
}

function utc(time: string): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Escaped; control characters, which a visitor may have typed, are no text. */
function text(value: string): string {
  const lines = value.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
  return lines.replace(/(?!\t)\p{Cc}/gu, '');
}

/** A parameter in quotes may not hold one, nor the end of a line. */
function parameter(value: string): string {
  return `"${value.replace(/["\p{Cc}]/gu, ' ')}"`;
}

/** Bytes of a line; a longer one continues in the next, which begins with a space. */
const LONGEST = 75;

function folded(line: string): string {
  let out = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LONGEST) {
      out += '\r\n ';
      bytes = 1;
    }
    out += character;
    bytes += size;
  }
  return out;
}
