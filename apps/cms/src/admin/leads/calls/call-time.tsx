import { timeElsewhere } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type { UIFieldServerProps } from 'payload';
import type { Booking } from '../../../database/generated/payload-types.ts';
import { adminLanguage } from '../../../kit/office-language.ts';
import { officeWords } from '../../../kit/words.ts';
import { timeInWords } from '../../../leads/calls/time-in-words.ts';
import { readOffice } from '../../../leads/deadlines/reply-deadline.ts';

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
