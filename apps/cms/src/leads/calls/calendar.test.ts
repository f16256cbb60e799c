import { timeElsewhere } from '@osnowa/contract';
import { describe, expect, test } from 'vitest';
import { type Adviser, advisersFree, type Calendar, freeTimes } from './calendar.ts';
import { calendarFile } from './calendar-file.ts';

const WEEK = [1, 2, 3, 4, 5];
const office = {
  officeHours: WEEK.map((weekday) => ({ weekday, opens: '08:00', closes: '16:00' })),
  timeZone: 'Europe/Warsaw',
};

function adviser(id: number, from: string, to: string, more: Partial<Adviser> = {}): Adviser {
  const spans = WEEK.map((weekday) => ({ weekday, from, to }));
  return { id, spans, buffer: 0, absences: [], ...more };
}

const calendarOf = (advisers: Adviser[], taken: Calendar['taken'] = []): Calendar => ({
  office,
  advisers,
  taken,
});

/** Times as a clock in Warsaw shows them. */
function shown(calendar: Calendar, now: string, day: string): string[] {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Warsaw',
  });
  return freeTimes(calendar, new Date(now))
    .map(({ at }) => clock.format(at))
    .filter((time) => time.startsWith(day))
    .map((time) => time.slice(11));
}

describe('free times', () => {
  test('are the quarters of an adviser’s hours within office hours', () => {
    const early = calendarOf([adviser(1, '07:00', '08:45')]);
    expect(shown(early, '2026-07-05T10:00:00Z', '2026-07-06')).toEqual(['08:00', '08:15', '08:30']);
  });

  test('are none on a day off, on a day of absence, and within the next hour', () => {
    const away = adviser(1, '09:00', '10:00', {
      absences: [{ from: '2026-07-07', to: '2026-07-08' }],
    });
    const days = (now: string) =>
      freeTimes(calendarOf([away]), new Date(now)).map(({ at }) =>
        new Date(at).toISOString().slice(0, 10),
      );
    expect([...new Set(days('2026-07-03T20:00:00Z'))].slice(0, 3)).toEqual([
      '2026-07-06',
      '2026-07-09',
      '2026-07-10',
    ]);
    expect(shown(calendarOf([away]), '2026-07-06T06:20:00Z', '2026-07-06')).toEqual([
      '09:30',
      '09:45',
    ]);
  });

  test('a call takes its quarter, and the break around it', () => {
    const taken = [{ adviser: 1, at: Date.parse('2026-07-06T07:30:00Z') }];
    const calendar = calendarOf([adviser(1, '09:00', '10:30', { buffer: 15 })], taken);
    expect(shown(calendar, '2026-07-05T10:00:00Z', '2026-07-06')).toEqual([
      '09:00',
      '10:00',
      '10:15',
    ]);
  });

  test('two advisers take turns: the one with fewer calls that day comes first', () => {
    const both = [adviser(1, '09:00', '11:00'), adviser(2, '09:00', '11:00')];
    const taken = [{ adviser: 1, at: Date.parse('2026-07-06T07:00:00Z') }];
    const at = Date.parse('2026-07-06T08:00:00Z');
    expect(advisersFree(calendarOf(both, taken), at, new Date('2026-07-05T10:00:00Z'))).toEqual([
      2, 1,
    ]);
  });

  test('a time in the past, too far ahead or between quarters is not free', () => {
    const calendar = calendarOf([adviser(1, '08:00', '16:00')]);
    const now = new Date('2026-07-06T08:00:00Z');
    const free = (time: string) => advisersFree(calendar, Date.parse(time), now).length;
    expect(free('2026-07-06T11:00Z')).toBe(1);
    const others = ['2026-07-06T07:00Z', '2026-07-06T08:45Z', '2026-07-06T11:05Z'];
    others.push('2026-09-07T11:00Z', '2026-07-11T11:00Z');
    expect(others.filter(free)).toEqual([]);
  });

  test('keep the clock of the office when the clocks change', () => {
    const calendar = calendarOf([adviser(1, '09:00', '09:15')]);
    // On 25 October 2026 and on 28 March 2027 at night.
    for (const [now, ...days] of [
      ['2026-10-23T05', '2026-10-23T07', '2026-10-26T08'],
      ['2027-03-26T05', '2027-03-26T08', '2027-03-29T07'],
    ]) {
      const times = freeTimes(calendar, new Date(`${now}:00:00Z`));
      const found = times.slice(0, 2).map(({ at }) => new Date(at).toISOString().slice(0, 13));
      expect(found).toEqual(days);
    }
  });

  test('at night, when an hour is left out or comes twice, no time comes twice', () => {
    const everyDay = [1, 2, 3, 4, 5, 6, 7];
    const officeHours = everyDay.map((weekday) => ({ weekday, opens: '00:00', closes: '23:45' }));
    const sunday = adviser(1, '', '', { spans: [{ weekday: 7, from: '01:00', to: '04:00' }] });
    const always = { ...calendarOf([sunday]), office: { ...office, officeHours } };
    const night = (now: string) =>
      freeTimes(always, new Date(now))
        .map(({ at }) => at)
        .filter((at) => at < Date.parse(now) + 86_400_000);
    const spring = night('2027-03-27T12:00:00Z');
    for (const times of [spring, night('2026-10-24T12:00:00Z')]) {
      expect(times).toEqual([...new Set(times)].sort());
    }
    expect(spring).toHaveLength(8);
  });
});

test('the visitor’s clock is named where it shows another time, across a change of clocks too', () => {
  const zones = (visitor: string | null) => ({ company: 'Europe/Warsaw', visitor });
  expect(timeElsewhere('2026-11-30T08:15:00.000Z', 'en', zones('Europe/London'))).toBe('08:15');
  expect(timeElsewhere('2026-11-30T08:15:00.000Z', 'en', zones('eUROPE/lONDON'))).toBe('08:15');
  expect(timeElsewhere('2026-11-30T08:15:00.000Z', 'pl', zones('Europe/Berlin'))).toBe(null);
  expect(timeElsewhere('2026-11-30T08:15:00.000Z', 'pl', zones('No/Where'))).toBe(null);
  // New York changes its clocks a week later than Warsaw.
  expect(timeElsewhere('2026-10-28T13:00:00.000Z', 'pl', zones('America/New_York'))).toBe('09:00');
  expect(timeElsewhere('2026-11-03T13:00:00.000Z', 'pl', zones('America/New_York'))).toBe('08:00');
});

test('the file of a calendar has lines of 75 bytes, and no text ends one', () => {
  const file = calendarFile({
    uid: 'tk-1@firma.example',
    sequence: 2,
    at: '2026-07-06T08:00:00.000Z',
    startsAt: '2026-07-07T08:15:00.000Z',
    isCancelled: true,
    summary: 'Rozmowa; z doradcą, „Łódź” \\ Zażółć gęślą jaźń, i tak dalej, i tak dalej',
    description: 'Jedno\nDrugie\rTrzecie',
    link: 'https://firma.example/my-request',
    organiser: { name: 'Firma "A"\r\nATTENDEE:x', mail: 'biuro@firma.example' },
    attendee: { name: 'ola@klient.example', mail: 'ola@klient.example' },
  });
  const lines = file.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('METHOD:CANCEL\r\n');
  expect(unfolded).toContain('DTSTART:20260707T081500Z\r\nDTEND:20260707T083000Z\r\n');
  expect(unfolded).toContain('SUMMARY:Rozmowa\\; z doradcą\\, „Łódź” \\\\ Zażółć');
  expect(unfolded).toContain('DESCRIPTION:Jedno\\nDrugie\\nTrzecie\r\n');
  expect(unfolded.match(/^ATTENDEE/gm)).toHaveLength(1);
});
