import { fill } from '@osnowa/text';
import Link from 'next/link';
import type { Payload } from 'payload';
import { mayPublish } from '../../access/editing-rights.ts';
import {
  type PublicationRequest,
  publicationRequests,
} from '../../changes/languages/publication-requests.ts';
import { type AdminLabel, adminLanguage } from '../../kit/office-language.ts';
import { officeWords } from '../../kit/words.ts';

import { momentInWords } from '../schedule/moment-in-words.ts';
import type { StartPageProps } from './start-page-props.ts';

/** Drafts shown here; more than these are not read in one go. */
const MOST = 12;

type Waiting = PublicationRequest & { title: string };

/** A document in the trash waits for nothing. */
async function waitingOf(payload: Payload, request: PublicationRequest): Promise<Waiting[]> {
  const { collection, id } = request;
  const query = { collection, id, depth: 0, draft: true, disableErrors: true } as const;
  const found = (await payload.findByID(query)) as Record<string, unknown> | null;
  if (!found) return [];
  const title = found[payload.collections[collection].config.admin.useAsTitle ?? 'id'];
  return [{ ...request, title: typeof title === 'string' ? title : '' }];
}

/** Drafts whose authors ask for publication, for the people who may publish. */
export async function AwaitingPublication({ payload, user, i18n }: StartPageProps) {
  if (!mayPublish(user)) return null;
  const requests = (await publicationRequests(payload)).slice(0, MOST);
  const waiting = (await Promise.all(requests.map((one) => waitingOf(payload, one)))).flat();
  if (waiting.length === 0) return null;
  const language = adminLanguage(i18n.language);
  return (
    <section className="start__panel">
      <h2>{officeWords(language).languages.waiting}</h2>
      <ul className="start__list">
        {waiting.map(({ collection, id, title, askedBy, askedAt }) => {
          const { singular } = payload.collections[collection].config.labels;
          const by = fill(officeWords(language).languages.askedBy, { name: askedBy });
          return (
            <li key={`${collection}/${id}`}>
              <div>
                <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
                  {`${(singular as AdminLabel)[language]}: ${title || officeWords(language).editing.untitled.untitled}`}
                </Link>
                <small>
                  {`${by} · `}
                  <time dateTime={askedAt}>{momentInWords(askedAt, { language })}</time>
                </small>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
