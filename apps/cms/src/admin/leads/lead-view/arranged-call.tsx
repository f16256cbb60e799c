import { timeElsewhere } from '@osnowa/contract';
import type { Payload } from 'payload';
import { BOOKING_STATES } from '../../../fields/states.ts';
import { accountOf, bookingOf } from '../../../leads/calls/bookings.ts';
import type { HistoryEntry } from '../../../leads/events/lead-events.ts';
import type { Pair } from '../../../leads/submission-fields.ts';
import { CancelCall } from './cancel-call.tsx';
import { type AtTheCompany, Facts, inWords, Part } from './parts.tsx';

/** Fields of the form that this part shows in words. */
export const IN_CALL: readonly string[] = ['callTime', 'timeZone'];

const WORDS = {
  pl: {
    title: 'Rozmowa z doradcą',
    when: 'Termin',
    yours: 'u klienta {time}',
    state: 'Stan',
    adviser: 'Doradca',
    declined: 'Klient odrzucił zaproszenie na tę rozmowę.',
    cancel: 'Odwołaj rozmowę i zwolnij termin',
    failed: 'Nie udało się. Odśwież stronę i spróbuj jeszcze raz.',
    change: 'Otwórz termin, żeby odwołać rozmowę',
    asked: 'Prosi o telefon',
    notHeld: 'Termin nie jest zarezerwowany, bo zapytanie trafiło do kwarantanny.',
  },
  en: {
    title: 'Call with an adviser',
    when: 'Time',
    yours: '{time} for the visitor',
    state: 'State',
    adviser: 'Adviser',
    declined: 'The visitor declined the invitation to this call.',
    cancel: 'Cancel the call and free its time',
    failed: 'That did not work. Reload the page and try once more.',
    change: 'Open the call to cancel it',
    asked: 'Asks for a call',
    notHeld: 'The time is not held, because the lead was quarantined.',
  },
} as const;

interface Props extends AtTheCompany {
  payload: Payload;
  lead: { id: number; details: Pair[] | null };
  history: readonly HistoryEntry[];
}

/** The call that a visitor booked; their wish, where no time is reserved for them. */
export async function ArrangedCall({ payload, lead, history, locale, timeZone }: Props) {
  const words = WORDS[locale];
  const booking = await bookingOf(payload, lead.id);
  const asked = lead.details?.find(({ key }) => key === 'callTime')?.value;
  if (!booking && !asked) return null;
  if (!booking) {
    return (
      <Part title={words.title}>
        <Facts facts={[[words.asked, inWords(asked, { locale, timeZone })]]} />
        <p className="lead-view__clause">{words.notHeld}</p>
      </Part>
    );
  }
  const theirs = timeElsewhere(booking.startsAt, locale, {
    company: timeZone,
    visitor: booking.timeZone,
  });
  const ours = inWords(booking.startsAt, { locale, timeZone });
  const state = BOOKING_STATES.find(({ value }) => value === booking.state)?.label[locale];
  return (
    <Part title={words.title}>
      <Facts
        facts={[
          [words.when, theirs ? `${ours} (${words.yours.replace('{time}', theirs)})` : ours],
          [words.state, state],
          [words.adviser, (await accountOf(payload, booking.adviser))?.name],
        ]}
      />
      {booking.state === 'booked' && isDeclined(history, booking) ? (
        <CancelCall id={booking.id} words={words} />
      ) : null}
      {booking.state === 'booked' ? (
        <p>
          <a href={`/admin/collections/bookings/${booking.id}`}>{words.change}</a>
        </p>
      ) : null}
    </Part>
  );
}

/** Whether the visitor's calendar has declined the call, and not accepted it since. */
function isDeclined(history: readonly HistoryEntry[], { startsAt }: { startsAt: string }): boolean {
  const answers = history.filter(
    ({ change, from }) =>
      /^call-(?:accepted|tentative|declined)$/.test(change) &&
      Date.parse(from ?? '') === Date.parse(startsAt),
  );
  return answers.at(-1)?.change === 'call-declined';
}
