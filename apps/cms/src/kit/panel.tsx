import Link from 'next/link';
import type { Payload, TypedUser } from 'payload';
import type { Key, ReactNode } from 'react';
import { type AdminLanguage, adminLanguage } from './office-language.ts';
import { officeWords, type Words } from './words.ts';

/** The reader of a page of the back office, and the database. */
export interface Reader {
  payload: Payload;
  user: TypedUser;
  i18n: { language: string };
}

/** The same, with the language and the words of this reader. */
interface Reading extends Reader {
  language: AdminLanguage;
  words: Words;
}

/** One line of a panel. */
interface Row {
  key: Key;
  href: string;
  text: ReactNode;
  /** Lines below the link; empty ones are left out. */
  notes?: readonly ReactNode[];
  /** Before the link. */
  count?: number | undefined;
  /** After the link and its notes. */
  end?: ReactNode;
}

interface Content {
  title: ReactNode;
  /** Below the title. */
  hint?: ReactNode;
  rows: readonly Row[];
  /** In the place of rows; without it, a panel without rows is left out. */
  empty?: string;
  /** Below the rows. */
  after?: ReactNode;
  more?: readonly { href: string; label: string }[];
  isAlert?: boolean;
}

interface Definition {
  /** Without it, everybody. */
  who?: (user: TypedUser) => boolean;
  /** @returns `null` where there is nothing to show */
  read(of: Reading): Promise<Content | null>;
}

/** A panel of the start page: a list of links. */
export function panel({ who, read }: Definition) {
  return async (reader: Reader): Promise<ReactNode> => {
    if (who && !who(reader.user)) return null;
    const language = adminLanguage(reader.i18n.language);
    const content = await read({ ...reader, language, words: officeWords(language) });
    if (!content || (content.rows.length === 0 && content.empty === undefined)) return null;
    return <Panel {...content} />;
  };
}

function Panel({ title, hint, rows, empty, after, more = [], isAlert = false }: Content) {
  return (
    <section className="panel" role={isAlert ? 'alert' : undefined}>
      <h2 className={isAlert ? 'alert-text' : undefined}>{title}</h2>
      {hint ? <p>{hint}</p> : null}
      {rows.length === 0 ? <p>{empty}</p> : null}
      <ul className="rows">
        {rows.map(({ key, href, text, notes = [], count, end }) => (
          <li key={key}>
            {count === undefined ? null : <strong>{count}</strong>}
            <div>
              <Link href={href} prefetch={false}>
                {text}
              </Link>
              {notes.map((note, nth) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: the notes of a row stay in their order
                note ? <small key={nth}>{note}</small> : null,
              )}
            </div>
            {end}
          </li>
        ))}
      </ul>
      {after ? <p>{after}</p> : null}
      {more.map(({ href, label }) => (
        <Link key={href} className="panel__more" href={href} prefetch={false}>
          {label}
        </Link>
      ))}
    </section>
  );
}

interface NoticeDefinition {
  /** Without it, everybody. */
  who?: (user: TypedUser) => boolean;
  /** @returns sentences; without any there is no notice */
  read(of: Reading): Promise<readonly ReactNode[]>;
}

/** Sentences at the top of a page that somebody has to act on. */
export function notice({ who, read }: NoticeDefinition) {
  return async (reader: Reader): Promise<ReactNode> => {
    if (who && !who(reader.user)) return null;
    const language = adminLanguage(reader.i18n.language);
    return <Notice sentences={await read({ ...reader, language, words: officeWords(language) })} />;
  };
}

export function Notice({ sentences }: { sentences: readonly ReactNode[] }) {
  const said = sentences.filter(Boolean);
  return said.length === 0 ? null : (
    <div className="notice" role="alert">
      {said.map((sentence, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a notice stay in their order
        <p key={nth}>{sentence}</p>
      ))}
    </div>
  );
}
