import { timeElsewhere } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type { Payload, UIFieldServerProps } from 'payload';
import { Facts } from '../../kit/facts.tsx';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { timeInWords } from '../../leads/calls/time-in-words.ts';
import { readOffice } from '../../leads/deadlines/reply-deadline.ts';
import { accountOf, bookingOf } from '../../leads/events/bookings.ts';
import type { HistoryEntry } from '../../leads/events/lead-events.ts';
import { type AtTheCompany, inWords, Part } from '../../leads/parts/parts.tsx';
import { CancelCall } from '../../leads/parts/send-again.tsx';
import type { Pair } from '../../leads/submission-fields.ts';
import type { Booking } from '../../platform/database/generated/payload-types.ts';

/** Fields of the form that this part shows in words. */
export const IN_CALL: readonly string[] = ['callTime', 'timeZone'];

interface Props extends AtTheCompany {
  payload: Payload;
  lead: { id: number; details: Pair[] | null };
  history: readonly HistoryEntry[];
}

/** The call that a visitor booked; their wish, where no time is reserved for them. */
export async function ArrangedCall({ payload, lead, history, locale, timeZone }: Props) {
  const words = officeWords(locale).leads.arrangedCall;
  const booking = await bookingOf(payload, lead.id);
  const asked = lead.details?.find(({ key }) => key === 'callTime')?.value;
  if (!booking && !asked) return null;
  if (!booking) {
    return (
      <Part title={words.title}>
        <Facts facts={[[words.asked, inWords(asked, { locale, timeZone })]]} />
        <p className="letter quiet">{words.notHeld}</p>
      </Part>
    );
  }
  const theirs = timeElsewhere(booking.startsAt, locale, {
    company: timeZone,
    visitor: booking.timeZone,
  });
  const ours = inWords(booking.startsAt, { locale, timeZone });
  const state = officeWords(locale).states.bookingStates[booking.state];
  return (
    <Part title={words.title}>
      <Facts
        facts={[
          [words.when, theirs ? `${ours} (${fill(words.yours, { time: theirs })})` : ours],
          [words.state, state],
          [words.adviser, (await accountOf(payload, booking.adviser))?.name],
        ]}
      />
      {booking.state === 'booked' && isDeclined(history, booking) ? (
        <CancelCall id={booking.id} />
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

/** When a call takes place, in words: by the company's clock, and by the visitor's if that differs. */
export async function CallTime({ id, req, i18n }: UIFieldServerProps) {
  if (!id) return null;
  const found = await req.payload.findByID({
    collection: 'bookings',
    id,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const { startsAt, timeZone: visitor } = found as Booking;
  const language = adminLanguage(i18n.language);
  const { timeZone: company } = await readOffice(req.payload);
  const theirs = timeElsewhere(startsAt, language, { company, visitor });
  return (
    <h2>
      {timeInWords(startsAt, language, company)} <small>({company})</small>
      {theirs ? (
        <small>, {fill(officeWords(language).leads.callTime.yours, { time: theirs })}</small>
      ) : null}
    </h2>
  );
}
