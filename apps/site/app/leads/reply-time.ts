import type { SettingsContent } from '../content/domain.ts';

/**
 * Whether the office is open now, by the company's time zone and hours: then a visitor gets an
 * answer within minutes, otherwise on the next working day.
 */
export function isOfficeOpen(
  { officeHours, timeZone }: Pick<SettingsContent, 'officeHours' | 'timeZone'>,
  now: Date,
): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')) + 1;
  const time = `${part('hour')}:${part('minute')}`;
  return officeHours.some(
    (day) => day.weekday === weekday && day.opens <= time && time < day.closes,
  );
}
