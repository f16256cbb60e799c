'use client';

import { LOCALES, type Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { CopyToClipboard, Drawer, DrawerToggler, useDrawerSlug } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { LINK_DAYS, MOST_LINK_DAYS } from '../../changes/proposals/link-days.ts';
import { useAsk } from '../../kit/ask.ts';
import { Problem, SmallButton } from '../../kit/controls.tsx';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';
import type { TranslatorLink } from './link-list.ts';

interface Props {
  source: string;
  /** Empty for a global. */
  document: string;
  /** The translation that is shown; `null` while none is chosen. */
  target: Locale | null;
  targets: readonly Locale[];
  language: AdminLanguage;
}

/** Opens the drawer in which an editor makes links for translators, and withdraws them. */
export function AskTranslator(props: Props) {
  const slug = useDrawerSlug('translator-links');
  const words = screenWords(props.language).proposals.ask;
  return (
    <>
      <DrawerToggler slug={slug} className="proposals__ask">
        {words.ask}
      </DrawerToggler>
      <Drawer slug={slug} title={words.ask}>
        <Links {...props} words={words} />
      </Drawer>
    </>
  );
}

function Links({
  source,
  document,
  words,
  ...props
}: Props & { words: ScreenWords['proposals']['ask'] }) {
  const { refresh } = useRouter();
  const [links, setLinks] = useState<TranslatorLink[]>([]);
  const { ask, problem } = useAsk();
  const send = useCallback(
    async (path: string, body?: object) => {
      const got = await ask<{ links: TranslatorLink[] }>(`/translations${path}`, {
        ...(body && { body }),
      });
      if (got) setLinks(got.links);
      return got !== null;
    },
    [ask],
  );
  useEffect(() => void send(`/links/${source}/${document}`), [send, source, document]);
  const take = async (id: number) => {
    if (await send(`/links/${id}/take`, {})) refresh();
  };
  return (
    <div className="proposals__drawer">
      <p>{words.about}</p>
      <AskForm
        {...props}
        words={words}
        onAsk={(body) => send('/links', { source, document, ...body })}
      />
      <Problem text={problem} />
      {links.length === 0 ? null : <h2>{words.links}</h2>}
      <ul className="proposals__links">
        {links.map((link) => (
          <li key={link.id}>
            <strong>
              {link.name} · {LOCALES[link.language].name}
            </strong>
            <LinkState link={link} words={words} language={props.language} />
            {link.address === null || link.state !== 'open' ? null : (
              <div className="proposals__address">
                <input readOnly value={link.address} aria-label={words.address} />
                <CopyToClipboard value={link.address} defaultMessage={words.copy} />
              </div>
            )}
            <div className="proposals__actions">
              {link.address !== null ? (
                <Act onClick={() => void send(`/links/${link.id}/withdraw`, {})}>
                  {words.withdraw}
                </Act>
              ) : null}
              {link.typed > 0 && (link.state === 'open' || link.state === 'withdrawn') ? (
                <Act onClick={() => void take(link.id)}>{words.take}</Act>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Act({ children, onClick }: { children: string; onClick(): void }) {
  return <SmallButton onClick={onClick}>{children}</SmallButton>;
}

interface FormProps extends Pick<Props, 'language' | 'target' | 'targets'> {
  words: ScreenWords['proposals']['ask'];
  onAsk(body: object): Promise<boolean>;
}

function AskForm({ target, targets, words, onAsk }: FormProps) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const made = await onAsk(Object.fromEntries(new FormData(form)));
    if (made) form.reset();
  };
  return (
    <form className="proposals__form" onSubmit={(event) => void submit(event)} noValidate>
      <label>
        {words.language}
        <select name="language" defaultValue={target ?? targets[0]}>
          {targets.map((code) => (
            <option key={code} value={code}>
              {LOCALES[code].name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.days}
        <input name="days" type="number" min={1} max={MOST_LINK_DAYS} defaultValue={LINK_DAYS} />
      </label>
      <label>
        {words.name}
        <input name="name" maxLength={200} autoComplete="off" />
      </label>
      <label>
        {words.note}
        <textarea name="note" rows={3} maxLength={2_000} />
      </label>
      <SmallButton buttonStyle="primary" type="submit">
        {words.create}
      </SmallButton>
    </form>
  );
}

function LinkState({
  link,
  words,
  language,
}: {
  link: TranslatorLink;
  words: ScreenWords['proposals']['ask'];
  language: AdminLanguage;
}) {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const state = link.state === 'open' && link.isExpired ? 'expired' : link.state;
  const parts = [
    fill(words[state], { day: day.format(new Date(link.expiresAt)) }),
    ...(link.typed > 0 ? [fill(words.typed, { n: link.typed })] : []),
    ...(link.askedBy === '' ? [] : [link.askedBy]),
  ];
  return <span>{parts.join(' · ')}</span>;
}
