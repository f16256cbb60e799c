import { copyBacklog } from '../../leads/copies/copy-jobs.ts';
import { env } from '../../process/env.ts';
import { leadLabels } from '../leads/lead-labels.ts';
import type { StartPageProps } from './start-page-props.ts';

/** A copy that is missing for less than this is on its way, in ms. */
const ON_ITS_WAY = 30_000;

/** Leads that are not at the second place (`LEADS_COPY`), or not deleted there; nothing where none is. */
export async function SecondPlace({ payload, i18n }: Pick<StartPageProps, 'payload' | 'i18n'>) {
  if (!env.LEADS_COPY) return null;
  const backlog = await copyBacklog(payload, new Date(Date.now() - ON_ITS_WAY));
  if (!backlog) return null;
  const { locale, words } = leadLabels(i18n.language);
  const number = new Intl.NumberFormat(locale);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const text = words.secondPlace
    .replace('{time}', time.format(new Date(backlog.since)))
    .replace('{n}', number.format(backlog.copies))
    .replace('{erasures}', number.format(backlog.erasures));
  return (
    <div className="start__notice" role="alert">
      <p>{text}</p>
    </div>
  );
}
