'use client';

import { DEFAULT_LOCALE, LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { useEffect, useState } from 'react';
import type { ProposedText } from '../../changes/proposals/proposal.ts';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';
import { ComparedField } from '../translations/compared-field.tsx';
import { useUnsavedWarning } from '../translations/unsaved-warning.ts';
import type { Offer } from './translator-endpoint.ts';
import { TranslatorRichText } from './translator-rich-text.tsx';
import { type Problem, proposedIn, useOffer } from './use-offer.ts';

interface Props {
  language: AdminLanguage;
}

/** A translator's page: the texts of one document in two languages, and nothing else. */
export function TranslatorForm({ language }: Props) {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setToken(location.hash.slice(1));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  if (token === null) return <p>{screenWords(language).proposals.translator.loading}</p>;
  return <OfferForm key={token} token={token} language={language} />;
}

function OfferForm({ token, language }: Props & { token: string }) {
  const link = useOffer(token);
  const { offer, other, problem, typed, isEnded, isWaiting, choose, store, type } = link;
  const say = (word: keyof ScreenWords['proposals']['translator']) =>
    screenWords(language).proposals.translator[word];
  useUnsavedWarning(isWaiting && !isEnded);
  if (isEnded || !offer) {
    if (problem === null) return <p>{say('loading')}</p>;
    return <Ended problem={problem} typed={Object.values(typed)} language={language} />;
  }
  const isReadOnly = offer.state !== 'open';
  return (
    <div className="comparison">
      <About offer={offer} language={language} />
      {problem === null ? null : (
        <div className="translator__problem" role="alert">
          <p>{problem.message || say('failed')}</p>
          {isReadOnly ? <OwnWords words={Object.values(typed)} language={language} /> : null}
          {other ? (
            <p className="comparison__actions">
              <button type="button" onClick={() => choose(true)}>
                {say('keepMine')}
              </button>
              <button type="button" onClick={() => choose(false)}>
                {say('takeOther')}
              </button>
            </p>
          ) : null}
        </div>
      )}
      {isReadOnly ? (
        <p role="status">{say(offer.state === 'sent' ? 'sent' : 'closed')}</p>
      ) : (
        <SendBar
          status={isWaiting ? say('unsaved') : offer.version > 1 ? say('saved') : ''}
          language={language}
          onSend={() => store(typed, true)}
        />
      )}
      <div className="comparison__languages-bar" aria-hidden="true">
        <span>{LOCALES[DEFAULT_LOCALE].name}</span>
        <span>{LOCALES[offer.language].name}</span>
      </div>
      {offer.texts.length === 0 ? <p>{say('nothing')}</p> : null}
      {offer.texts.map((text) => {
        const proposed = proposedIn(offer, text.key);
        const Field = text.kind === 'richText' ? TranslatorRichText : ComparedField;
        return (
          <Field
            key={text.key}
            text={text}
            label={text.label}
            target={offer.language}
            language={language}
            value={isReadOnly ? proposed : (typed[text.key] ?? proposed)}
            isBusy={other !== null}
            isReadOnly={isReadOnly}
            onType={(value) => type(text.key, value)}
            onCopy={() => type(text.key, text.original)}
            {...(!offer.proposed[text.key] && {
              onConfirm: () => store({ ...typed, [text.key]: text.translation }, false),
            })}
          >
            <FieldNotes
              offer={offer}
              text={text}
              problem={problem?.fields?.[text.key]}
              other={typed[text.key] === undefined ? undefined : other?.proposed[text.key]?.text}
              language={language}
              onConfirm={() => store({ ...typed, [text.key]: proposed }, false)}
            />
          </Field>
        );
      })}
    </div>
  );
}

/** The subject of the page, and the last day on which it works. */
function About({ offer, language }: { offer: Offer } & Props) {
  const say = (word: keyof ScreenWords['proposals']['translator']) =>
    screenWords(language).proposals.translator[word];
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const until = day.format(new Date(offer.expiresAt));
  const title = offer.title ?? say('untitled');
  const heading = offer.state === 'open' ? title : LOCALES[offer.language].name;
  return (
    <>
      <h1>{fill(say('heading'), { title: heading })}</h1>
      <p className="translator__about">
        {offer.state === 'open' ? say('about') : null} {fill(say('until'), { day: until })}
      </p>
      {offer.note === '' ? null : (
        <p className="translator__note">
          <strong>{say('note')}:</strong> {offer.note}
        </p>
      )}
    </>
  );
}

/** A link that shows nothing any more, and the texts typed behind it. */
function Ended({ problem, typed, language }: { problem: Problem; typed: string[] } & Props) {
  const words = [...new Set([...(problem.words ?? []), ...typed])];
  return (
    <div className="comparison">
      <p className="translator__ended" role="alert">
        {problem.message || screenWords(language).proposals.translator.unreachable}
      </p>
      <OwnWords words={words} language={language} />
    </div>
  );
}

function OwnWords({ words, language }: { words: readonly string[] } & Props) {
  if (words.length === 0) return null;
  return (
    <>
      <p>{screenWords(language).proposals.translator.ownWords}</p>
      <ul className="translator__words">
        {words.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

/** Says whether everything is stored, and sends the proposal after a question. */
function SendBar({ status, language, onSend }: { status: string; onSend(): void } & Props) {
  const [isAsking, setIsAsking] = useState(false);
  const say = (word: keyof ScreenWords['proposals']['translator']) =>
    screenWords(language).proposals.translator[word];
  const send = () => {
    setIsAsking(false);
    onSend();
  };
  return (
    <div className="comparison__bar">
      <span role="status">{isAsking ? say('surely') : status}</span>
      {isAsking ? (
        <button type="button" onClick={() => setIsAsking(false)}>
          {say('cancel')}
        </button>
      ) : null}
      <button
        type="button"
        className="comparison__save"
        onClick={isAsking ? send : () => setIsAsking(true)}
      >
        {say('send')}
      </button>
    </div>
  );
}

interface NotesProps extends Props {
  offer: Offer;
  text: Offer['texts'][number];
  /** Error of the field. */
  problem: string | undefined;
  /** Text that another window stored. */
  other: string | undefined;
  onConfirm(): void;
}

/** An editor's decision about a field, and notes for its translator. */
function FieldNotes({ offer, text, problem, other, language, onConfirm }: NotesProps) {
  const say = (word: keyof ScreenWords['proposals']['translator']) =>
    screenWords(language).proposals.translator[word];
  const proposed = offer.proposed[text.key];
  if (offer.state !== 'open') return <Decided proposed={proposed} language={language} />;
  const isOutdated =
    proposed && JSON.stringify(proposed.original) !== JSON.stringify(text.paragraphs);
  const isUnchanged = proposed?.text === text.translation;
  return (
    <div className="translator__notes">
      {text.kind === 'richText' && text.original.includes('<') ? <p>{say('marks')}</p> : null}
      {isUnchanged && !isOutdated ? <p>{say('unchanged')}</p> : null}
      {isOutdated ? (
        <p className="translator__wrong">
          {say('outdated')}{' '}
          <button type="button" onClick={onConfirm}>
            {say('confirm')}
          </button>
        </p>
      ) : null}
      {other === undefined ? null : <p>{fill(say('other'), { text: other })}</p>}
      {problem ? (
        <p className="translator__wrong" role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

function Decided({ proposed, language }: { proposed: ProposedText | undefined } & Props) {
  if (!proposed) return null;
  const { decision = 'waiting', reason = '' } = proposed;
  const sentence = fill(screenWords(language).proposals.translator[decision], { reason });
  return <p className={`translator__decision translator__decision--${decision}`}>{sentence}</p>;
}
