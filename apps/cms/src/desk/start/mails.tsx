import Link from 'next/link';
import type { Where } from 'payload';
import { deskWords } from '../desk-words.ts';
import { addressOf, conditionsOf } from '../tabs.tsx';
import { since } from './figures.ts';
import type { StartPageProps } from './start-page.tsx';

const LIST = '/admin/collections/messages';

/** What left, what waits, and what nobody got: that is where somebody has to look. */
export async function Mails({ payload, user, i18n }: StartPageProps) {
  const { words } = deskWords(i18n.language);
  const count = async (where: Where) => {
    const query = { collection: 'messages', where, overrideAccess: false, user } as const;
    return (await payload.count(query)).totalDocs;
  };
  const lines: { label: string; where: Where }[] = [
    { label: words.mailsFailed, where: { state: { equals: 'failed' } } },
    { label: words.mailsWaiting, where: { state: { in: ['pending', 'sending'] } } },
    {
      label: words.mailsSent,
      where: {
        state: { equals: 'sent' },
        sentAt: { greater_than: since().toISOString() },
      },
    },
    { label: words.mailsKept, where: { state: { equals: 'kept' } } },
  ];
  const counts = await Promise.all(lines.map(({ where }) => count(where)));
  const [failed = 0] = counts;
  return (
    <section className="start__panel">
      <h2>{words.mails}</h2>
      <p
        className={failed > 0 ? 'start__alert' : undefined}
        role={failed > 0 ? 'alert' : undefined}
      >
        {failed > 0 ? words.mailsAlert : words.mailsWell}
      </p>
      <ul className="start__list">
        {lines.map(({ label, where }, index) => (
          <li key={label}>
            <strong>{counts[index]}</strong>
            <Link href={addressOf(LIST, conditionsOf(where))} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
