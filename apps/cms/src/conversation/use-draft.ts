'use client';

import { dequal } from 'dequal/lite';
import type { FormState } from 'payload';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ask, type Refusal } from '../kit/ask.ts';
import { copyName, removeCopy, storeCopy, storedCopy } from '../kit/form/local-copy.ts';
import { useWords } from '../kit/office-words.tsx';
import { useLoadAnew } from '../kit/page-ready.ts';
import { useForm } from '../kit/payload.ts';
import type { Words } from '../kit/screen-words.ts';
import type { Draft, DraftText } from './drafts.ts';
import type { AnswerField } from './files.ts';
import { EditorOfForm } from './marked-placeholders.tsx';
import { paragraphs, wordsIn } from './placeholders.ts';
import { typedAddresses } from './typed-addresses.ts';

/** Pause before a save that failed is tried again, in ms. */
const TRY_AGAIN_AFTER = 5_000;

/** When a reply is sent: now, at an opening, or at a time of one's own; both in ISO 8601. */
export type When = 'now' | { opening: string } | { at: string | null };

export interface SentReply {
  id: number;
  /** For so long it can be taken back, in ms; a duration, as this computer's clock may differ. */
  wait: number;
}

/** What an endpoint of the form says besides its sentence. */
interface Said {
  /** The draft of the other window that was faster, if it left one. */
  current: Draft | null;
  errors: { path: AnswerField; message: string }[];
  /** A colleague has answered meanwhile. */
  isSecond: boolean;
}

/** Whether typed text is stored. */
interface Progress {
  sentence: string;
  isWrong?: boolean;
  /** The text that is still to be stored. */
  unsaved?: DraftText;
  /** Another window was faster; its draft, if it left one. */
  theirs?: Draft | null;
}

/** The text in a state of the form, as the database gives it back: a greeting alone is none. */
function textOf({ to, cc, bcc, quotes, subject, body, greeting }: FormState): DraftText {
  const hasWords = !['', greeting?.value].includes(wordsIn(body?.value));
  const addresses = (field: FormState[string] | undefined) =>
    typedAddresses(String(field?.value ?? ''));
  return {
    to: addresses(to),
    cc: addresses(cc),
    bcc: addresses(bcc),
    quotes: quotes?.value === true,
    subject: String(subject?.value ?? ''),
    body: hasWords ? JSON.parse(JSON.stringify(body?.value)) : null,
  };
}

/** Reads the text of this moment: the form gets that of the editor a little later. */
export function useTypedText(): () => DraftText {
  const { getFields } = useForm();
  const editor = use(EditorOfForm);
  return () => {
    const { body, ...fields } = getFields();
    const value = editor?.current?.getEditorState().toJSON() ?? body?.value;
    return textOf({ ...fields, body: { value } });
  };
}

/** @param greeting the line with which a text without words begins */
function stateOf(text: DraftText, greeting?: string): FormState {
  const [to, cc, bcc] = [text.to, text.cc, text.bcc].map((addresses) => addresses.join(', '));
  const body = text.body ?? (greeting ? paragraphs([greeting, '']) : null);
  const { quotes, subject } = text;
  const values = { to, cc, bcc, quotes, subject, body, time: null, greeting };
  const field = (value: unknown) => ({ value, initialValue: value, valid: true });
  const named = Object.entries(values).map(([name, value]) => [name, field(value)]);
  return Object.fromEntries(named) as FormState;
}

/** Whether the content service may not have answered: what was sent may be stored. */
function isAway({ status }: Pick<Refusal<Said>, 'status'>): boolean {
  return status === 0 || status >= 500;
}

/** What the page says after a text could not be stored. */
function refused(
  { status, sentence, data }: Refusal<Said>,
  unsaved: DraftText,
  words: Words['leads']['answer'],
): Progress {
  const { current: theirs } = data;
  const isWrong = true;
  if (theirs) return { sentence: words.conflict, isWrong, theirs };
  if (theirs === null) return { sentence: words.conflictGone, isWrong, theirs };
  // A lead is hidden from people without a session as one that does not exist.
  if ([401, 403, 404].includes(status)) return { sentence: words.signedOut, isWrong, unsaved };
  return isAway({ status }) ? { sentence: words.unsaved, isWrong, unsaved } : { sentence, isWrong };
}

interface Options {
  lead: number;
  user: number;
  /** The draft as the page found it; `null` without one. */
  draft: Draft | null;
  /** The form's first values where there is no draft. */
  blank: DraftText;
  greeting: string;
  /** When the page was made, by the clock of the service: ISO 8601. */
  openedAt: string;
}

/** Runs one act after the other. */
function useTurns() {
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = queue.current.then(act);
    queue.current = result;
    return result;
  }
  return { queue, inTurn };
}

/**
 * Stores text, one request at a time. Text that is not stored yet has a copy in the browser, which is
 * stored after a reload or a new sign-in.
 */
function useStoring({ lead, user, draft, blank }: Options) {
  const words = useWords().leads.answer;
  const copy = copyName(user, `reply ${lead}`, '');
  const [progress, setProgress] = useState<Progress | null>(
    draft ? { sentence: words.saved } : null,
  );
  const known = useRef({
    version: draft?.version ?? null,
    text: textOf(stateOf(draft ?? blank)),
  });
  const newest = useRef<DraftText | null>(null);
  const { queue, inTurn } = useTurns();
  const loadAnew = useLoadAnew();
  /** Texts sent since the last answer: one of them may be stored. */
  const unanswered = useRef<DraftText[]>([]);
  /** Whether the person gave up what is typed. */
  const isGivenUp = useRef(false);

  /** Keeps text in the browser until it is stored. */
  function keepCopy(text: DraftText) {
    const { version } = known.current;
    const values = { text, unanswered: unanswered.current };
    storeCopy(copy, { at: Date.now(), savedAt: version, values });
  }

  /** Keeps what was typed in the moment before the page is left. */
  function keepLast(text: DraftText) {
    if (!isGivenUp.current && !dequal(text, known.current.text)) keepCopy(text);
  }

  /** Begins anew without what is typed. */
  function giveUp() {
    isGivenUp.current = true;
    removeCopy(copy);
    void loadAnew();
  }

  function stored(version: string, text: DraftText) {
    known.current = { version, text };
    removeCopy(copy);
    setProgress({ sentence: words.saved });
  }

  async function store(text: DraftText, evenBlank: boolean): Promise<boolean> {
    const { version } = known.current;
    // No draft is made of a page that was only opened.
    if (dequal(text, known.current.text) && (version !== null || !evenBlank)) return true;
    setProgress({ sentence: words.saving });
    const sent = unanswered.current;
    unanswered.current = [...sent.filter((one) => !dequal(one, text)), text];
    keepCopy(text);
    const body = { ...text, version };
    const answer = await ask<{ version: string }, Said>(`/leads/${lead}/reply`, { body });
    if (answer.ok || !isAway(answer.refusal)) unanswered.current = [];
    if (!answer.ok) {
      const { current } = answer.refusal.data;
      // This window knows the stored text: it began with it, or sent it and got no answer.
      const seen = current && textOf(stateOf(current));
      if (seen && [known.current.text, ...sent].some((one) => dequal(one, seen))) {
        stored(current.version, seen);
        return store(text, evenBlank);
      }
      setProgress(refused(answer.refusal, text, words));
      return false;
    }
    stored(answer.body.version, text);
    return true;
  }

  /** @param evenBlank makes a draft of an untouched form too */
  function save(text: DraftText, evenBlank = false): Promise<boolean> {
    newest.current = text;
    // Of several texts that wait for a slow line, the newest is stored.
    const isNewest = () => evenBlank || newest.current === text;
    return inTurn(async () => !isNewest() || store(text, evenBlank));
  }

  const tryAgain = useEffectEvent((unsaved: DraftText) => void save(unsaved));
  useEffect(() => {
    const { unsaved } = progress ?? {};
    if (!unsaved) return;
    const timer = setTimeout(() => tryAgain(unsaved), TRY_AGAIN_AFTER);
    return () => clearTimeout(timer);
  }, [progress]);

  const acts = { inTurn, store, save, keepLast, giveUp, loadAnew };
  return { words, copy, progress, setProgress, known, unanswered, queue, ...acts };
}

/** The draft of the form: its text is stored shortly after each change. */
export function useDraft(options: Options) {
  const { lead, draft, blank, greeting, openedAt } = options;
  const storing = useStoring(options);
  const { words, copy, progress, setProgress, known, queue, ...acts } = storing;
  const { inTurn, store, save, keepLast, giveUp, loadAnew } = acts;
  const [initialState, setInitialState] = useState(() => stateOf(draft ?? blank, greeting));
  const seen = useRef(initialState);

  const restore = useEffectEvent(() => {
    const kept = storedCopy(copy);
    if (!kept) return;
    const { text: copied, unanswered = [] } = kept.values as {
      text: DraftText;
      unanswered?: DraftText[];
    };
    // A copy of before the update has one recipient, in another field.
    const text = { ...blank, ...copied };
    if (dequal(text, known.current.text)) return removeCopy(copy);
    // Text of another window, stored since, is not overwritten.
    if (!unanswered.some((one) => dequal(one, known.current.text))) {
      known.current.version = kept.savedAt;
      storing.unanswered.current = unanswered;
    }
    setInitialState(stateOf(text, greeting));
    void save(text);
  });
  useEffect(() => restore(), []);

  return {
    initialState,
    progress,
    save,
    keepLast,
    loadAnew,
    /** After each change of the form. @returns the changed fields, without the errors they had */
    async keep(fields: FormState): Promise<FormState> {
      void save(textOf(fields));
      const isChanged = (path: string) => !dequal(fields[path]?.value, seen.current[path]?.value);
      const changed = Object.keys(fields).filter(isChanged);
      seen.current = fields;
      return Object.fromEntries(changed.map((path) => [path, { valid: true }]));
    },
    /** @returns the answer; `null` where the text could not be stored */
    send: (text: DraftText, when: When, anyway = false) =>
      inTurn(async () => {
        if (!(await store(text, true))) return null;
        const body = { version: known.current.version, when, openedAt, anyway };
        const answer = await ask<SentReply, Said>(`/leads/${lead}/reply/send`, { body });
        // What is typed from here on belongs to no draft.
        if (answer.ok) queue.current = new Promise(() => undefined);
        else if (answer.refusal.data.current !== undefined) {
          setProgress(refused(answer.refusal, text, words));
        }
        return answer;
      }),
    /** Deletes the draft; the page begins anew without it. @returns why not */
    discard: () =>
      inTurn(async () => {
        const body = { version: known.current.version };
        const answer = body.version
          ? await ask<object, Said>(`/leads/${lead}/reply/discard`, { body })
          : null;
        const isRefused = answer?.ok === false && answer.refusal.data.current !== null;
        if (isRefused) return answer.refusal.sentence;
        giveUp();
        return null;
      }),
    /** Ends a conflict: with the text of this window, or with that of the other. */
    settle(mine: DraftText | null) {
      const { theirs = null } = progress ?? {};
      if (!mine) return giveUp();
      removeCopy(copy);
      known.current = { version: theirs?.version ?? null, text: textOf(stateOf(theirs ?? blank)) };
      setProgress({ sentence: words.saved });
      void save(mine, true);
    },
  };
}
