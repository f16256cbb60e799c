import Link from 'next/link';
import type { Payload } from 'payload';
import { officeWords } from '../../../kit/words.ts';
import type { Draft } from '../../../leads/conversation/drafts.ts';
import { wordsIn } from '../../../leads/conversation/placeholders.ts';
import { leadItWentInto } from '../../../leads/people/people.ts';
import { leadAddress } from '../person/person-parts.tsx';

interface Props {
  payload: Payload;
  /** Id of the lead that this one was merged into. */
  target: number;
  draft: Draft | null;
  language: string;
}

/** In place of the form of a merged lead: a link to the other one, and the draft begun here. */
export async function MergedAnswer({ payload, target, draft, language }: Props) {
  const words = officeWords(language).leads.answer;
  const other = await leadItWentInto(payload, target);
  const begun = draft ? wordsIn(draft.body).trim() : '';
  return (
    <div className="answer">
      <p>
        {words.answerThere}{' '}
        <Link href={`${leadAddress(target)}#answer`} prefetch={false}>
          {other?.reference}
        </Link>
      </p>
      {begun ? (
        <>
          <p className="answer__hint">{words.begunHere}</p>
          <p className="letter">{begun}</p>
        </>
      ) : null}
    </div>
  );
}
