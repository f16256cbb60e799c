import { useCallback, useEffect, useRef, useState } from 'react';
import { ask as send } from '../../kit/ask.ts';
import { storedTyped, storeTyped, type TypedTexts } from '../translations/typed-texts.ts';
import type { Offer } from './translator-endpoint.ts';

/** Pause after a keystroke before the text is stored, in ms, and before a failed try is repeated. */
const STORE_AFTER_MS = 1_000;
const TRY_AGAIN_MS = 5_000;

/** Reason why the server refused a request. */
export interface Problem {
  /** Of `REFUSALS`; `none` where no answer came. */
  code: string;
  message: string;
  /** The translator's own words behind a link that has ended. */
  words?: string[];
  /** Errors of single fields. */
  fields?: Record<string, string>;
}

/** After these, the link shows nothing that can be edited. */
const FINAL: readonly string[] = ['unknown', 'withdrawn', 'expired', 'gone'];

type Answered = { offer: Offer } | { problem: Problem };

async function ask(body: object): Promise<Answered> {
  const answer = await send<Offer, Problem>('/translations/offer', { body });
  if (answer.ok) return { offer: answer.body };
  const { data, sentence, status } = answer.refusal;
  return { problem: { code: 'none', ...data, message: status === 0 ? '' : sentence } };
}

/** Text of a field of a translator's page unless another one was typed. */
export function proposedIn({ proposed, texts }: Offer, key: string): string {
  return proposed[key]?.text ?? texts.find((one) => one.key === key)?.translation ?? '';
}

function typedInto(offer: Offer, typed: TypedTexts) {
  return offer.texts.flatMap(({ key, paragraphs: original, translation }) => {
    const text = typed[key];
    return text === undefined ? [] : [{ key, text, original, translation }];
  });
}

/** Unsaved texts, which the browser stores until the server has them. */
function useTyped(place: string) {
  const [typed, setTyped] = useState<TypedTexts>({});
  useEffect(() => setTyped(storedTyped(place, localStorage)), [place]);
  const change = useCallback(
    (next: (before: TypedTexts) => TypedTexts) =>
      setTyped((before) => {
        const texts = next(before);
        storeTyped(place, texts, localStorage);
        return texts;
      }),
    [place],
  );
  return [typed, change] as const;
}

function without(typed: TypedTexts, sent: TypedTexts): TypedTexts {
  return Object.fromEntries(Object.entries(typed).filter(([key, text]) => sent[key] !== text));
}

/** The server's state of a proposal, and its last answer. */
function useStored(token: string) {
  const [offer, showOffer] = useState<Offer | null>(null);
  const [other, setOther] = useState<Offer | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [tries, setTries] = useState(0);
  const newest = useRef<Offer | null>(null);
  const setOffer = useCallback((next: Offer) => {
    newest.current = next;
    showOffer(next);
  }, []);

  useEffect(() => {
    void ask({ token }).then((answer) => {
      if ('problem' in answer) setProblem(answer.problem);
      else setOffer(answer.offer);
    });
  }, [setOffer, token]);

  const refused = useCallback(
    async (refusal: Problem) => {
      setProblem(refusal);
      const { code } = refusal;
      if (code === 'none' || code === 'often') setTries((before) => before + 1);
      if (code !== 'sent' && code !== 'conflict') return;
      const now = await ask({ token });
      if ('problem' in now) setProblem(now.problem);
      else if (code === 'sent') setOffer(now.offer);
      else setOther(now.offer);
    },
    [setOffer, token],
  );
  /** @returns whether the texts are stored */
  const handIn = useCallback(
    async (texts: TypedTexts, isSent: boolean) => {
      if (!newest.current) return false;
      const { version } = newest.current;
      const typed = typedInto(newest.current, texts);
      const answer = await ask({ token, version, isSent, typed });
      if ('problem' in answer) {
        await refused(answer.problem);
        return false;
      }
      setProblem(null);
      setTries(0);
      setOffer(answer.offer);
      return true;
    },
    [refused, setOffer, token],
  );
  /** Continues with the texts that another window stored. */
  const takeOther = () => {
    if (other) setOffer(other);
    setOther(null);
    setProblem(null);
  };
  return { offer, other, problem, tries, handIn, takeOther };
}

/**
 * Content of a translator's page, and the texts typed into it. Texts are stored automatically;
 * those that another window stored first wait for the translator's choice.
 */
export function useOffer(token: string) {
  const { offer, other, problem, tries, handIn, takeOther } = useStored(token);
  const [typed, setTyped] = useTyped(`typed-translation link ${token.split('.')[0]}`);
  const queue = useRef<Promise<void>>(Promise.resolve());

  /** One request at a time: each names the version that the one before it made. */
  const store = useCallback(
    (texts: TypedTexts, isSent: boolean) => {
      queue.current = queue.current.then(async () => {
        if (await handIn(texts, isSent)) setTyped((before) => without(before, texts));
      });
    },
    [handIn, setTyped],
  );

  const isEnded = problem !== null && FINAL.includes(problem.code);
  const isWaiting = Object.keys(typed).length > 0 && offer?.state === 'open';
  useEffect(() => {
    if (!isWaiting || isEnded || other) return;
    const timer = setTimeout(() => store(typed, false), tries ? TRY_AGAIN_MS : STORE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isEnded, isWaiting, other, store, tries, typed]);

  const choose = (isMine: boolean) => {
    if (!isMine) setTyped(() => ({}));
    takeOther();
  };
  // The stored text may differ from the shown one by now, so that each keystroke is stored.
  const type = (key: string, text: string) => setTyped((before) => ({ ...before, [key]: text }));
  return { offer, other, problem, typed, isEnded, isWaiting, choose, store, type };
}
