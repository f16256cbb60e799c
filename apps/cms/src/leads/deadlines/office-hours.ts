/** Opening hours of one weekday, 1 is Monday; times as `HH:MM` in the company's time zone. */
export interface OfficeHours {
  weekday: number;
  opens: string;
  closes: string;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Weekday (1 is Monday) and time of day (`HH:MM`) of an instant in a time zone. */
function localTime(now: Date, timeZone: string): { weekday: number; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    weekday: WEEKDAYS.indexOf(part('weekday')) + 1,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/**
 * Whether somebody is in the office: then a visitor hears from us within minutes, otherwise on the
 * next working day.
 */
export function isOpen(hours: readonly OfficeHours[], timeZone: string, now: Date): boolean {
  const { weekday, time } = localTime(now, timeZone);
  return hours.some((day) => day.weekday === weekday && day.opens <= time && time < day.closes);
}
