import Link from 'next/link';
import { adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';
import { problemInWords } from '../leads/lead-view/mail-state.ts';
import { momentInWords } from '../schedule/moment-in-words.ts';
import type { StartPageProps } from './start-page-props.ts';

/** Replies shown here; more than these are in the list of messages. */
const MOST = 12;

/** Replies that no mail server took: their senders believe that they were sent. */
export async function FailedReplies({ payload, user, i18n }: StartPageProps) {
  const { docs } = await payload.find({
    collection: 'messages',
    where: { kind: { equals: 'reply' }, state: { equals: 'failed' } },
    sort: '-updatedAt',
    limit: MOST,
    pagination: false,
    depth: 1,
    overrideAccess: false,
    user,
  });
  if (docs.length === 0) return null;
  const language = adminLanguage(i18n.language);
  return (
    <section className="start__panel" role="alert">
      <h2 className="start__alert">{officeWords(language).start.failedReplies.title}</h2>
      <p>{officeWords(language).start.failedReplies.hint}</p>
      <ul className="start__list">
        {docs.map(({ id, lead, recipient, subject, author, updatedAt, problem }) => {
          const of = typeof lead === 'object' ? lead : null;
          const by = typeof author === 'object' ? author?.name : null;
          return (
            <li key={id}>
              <div>
                <Link href={`/admin/collections/leads/${of?.id ?? lead}`} prefetch={false}>
                  {[of?.reference, subject].filter(Boolean).join(' · ')}
                </Link>
                <small>
                  {[by, recipient, problemInWords(problem, language)].filter(Boolean).join(' · ')}{' '}
                  <time dateTime={updatedAt}>{momentInWords(updatedAt, { language })}</time>
                </small>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
