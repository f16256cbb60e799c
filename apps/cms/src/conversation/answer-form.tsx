'use client';

import './answer.css';
import { LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { RenderLexical } from '@payloadcms/richtext-lexical/client';
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Act } from '../kit/act.tsx';
import { ask } from '../kit/ask.ts';
import { SmallButton } from '../kit/controls.tsx';
import { useWords } from '../kit/office-words.tsx';
import { useLoadAnew } from '../kit/page-ready.ts';
import {
  CheckboxField,
  EmailField,
  FieldPathContext,
  Form,
  TextField,
  useForm,
  useFormFields,
} from '../kit/payload.ts';
import type { ReplyTemplate } from '../platform/database/generated/payload-types.ts';
import { AnswerFiles } from './answer-files.tsx';
import type { Draft, DraftText } from './drafts.ts';
import type { DraftFile } from './files.ts';
import { EditorOfForm } from './marked-placeholders.tsx';
import type { NextOpening } from './opening.ts';
import {
  filledIn,
  filledText,
  leftPlaceholders,
  type PlaceholderValues,
  type TextNode,
  wordsIn,
} from './placeholders.ts';
import { SendControls } from './send-controls.tsx';
import { type SentReply, useDraft, useTypedText } from './use-draft.ts';

/** Longest time from a reply's due time to the page's next load, in ms: a server may be down. */
const LONGEST_WAIT = 15_000;
const SECOND = 1_000;

/** Whether the reply still waits for its mail server; it may do so where no answer came. */
async function isWaiting(id: number): Promise<boolean> {
  const answer = await ask<{ state?: string }>(`/messages/${id}?depth=0`);
  return !answer.ok || answer.body.state === 'pending' || answer.body.state === 'sending';
}

/** Ten seconds in which a reply can be taken back; then the page shows it in the conversation. */
function SendingBar({ lead, sent: { id, wait } }: { lead: number; sent: SentReply }) {
  const words = useWords().leads.answer;
  const [dueAt] = useState(() => Date.now() + wait);
  const [left, setLeft] = useState(wait);
  const end = useEffectEvent(useLoadAnew());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const rest = dueAt - Date.now();
      setLeft(rest);
      const isOver = rest <= 0 && (rest < -LONGEST_WAIT || !(await isWaiting(id)));
      // Once: on a slow line a second load would end the first, again and again.
      if (isOver) await end();
      else timer = setTimeout(() => void look(), SECOND);
    };
    timer = setTimeout(() => void look(), SECOND);
    return () => clearTimeout(timer);
  }, [id, dueAt]);

  // The form that was higher has gone: on a phone the page stands at something else.
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.scrollIntoView({ block: 'center' }), []);

  const seconds = Math.ceil(left / SECOND);
  return (
    <div ref={bar} className="notice notice--warning answer__sending" role="status">
      <p>{seconds > 0 ? fill(words.sendingIn, { n: seconds }) : words.sendingNow}</p>
      {seconds > 0 ? (
        <Act label={words.undo} path={`/leads/${lead}/reply/take-back`} body={{ message: id }} />
      ) : null}
    </div>
  );
}

/** A template as the form lists it. */
export interface Template extends Pick<ReplyTemplate, 'id' | 'title' | 'language' | 'subject'> {
  body: unknown;
  /** Whether it is for this lead's topic, or for any. */
  isFitting: boolean;
}

/** Facts about the lead and the person that the form needs. */
interface AnswerFormProps {
  lead: number;
  user: number;
  draft: Draft | null;
  blank: DraftText;
  /** The line with which a blank reply begins. */
  greeting: string;
  openedAt: string;
  /** Whether there is a mail of the customer that can be quoted. */
  hasMail: boolean;
  files: DraftFile[];
  /** Those of the visitor's language first. */
  templates: Template[];
  values: PlaceholderValues;
  /** Lines below the reply; empty: the account has none. */
  signature: string;
  hasEstimate: boolean;
  /** `null` without office hours. */
  opening: NextOpening | null;
  timeZone: string;
}

/** The page is one form: Enter in a line of this one must not save the lead. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The form that answers a lead. Typed text is stored as a draft at once; a button sends it. */
export function AnswerForm(props: AnswerFormProps) {
  const { lead, signature, hasMail } = props;
  const words = useWords().leads.answer;
  const draft = useDraft(props);
  const [sent, setSent] = useState<SentReply | null>(null);
  const editor = useRef<LexicalEditor>(null);
  if (sent) return <SendingBar lead={lead} sent={sent} />;
  return (
    <FieldPathContext value="">
      <EditorOfForm value={editor}>
        <fieldset className="answer" aria-label={words.title} onKeyDown={ignoreEnter}>
          <Form
            el="div"
            className="stack"
            initialState={draft.initialState}
            onChange={[({ formState }) => draft.keep(formState)]}
          >
            <Recipients />
            <TemplateChoice {...props} />
            <TextField path="subject" field={{ name: 'subject', label: words.subject }} />
            <Body />
            <p className="quiet letter">
              {signature ? `${words.signature}: ${signature}` : words.noSignature}
            </p>
            {hasMail ? (
              <CheckboxField path="quotes" field={{ name: 'quotes', label: words.quotes }} />
            ) : null}
            <AnswerFiles {...props} draft={draft} />
            <SendControls {...props} draft={draft} onSent={setSent} />
          </Form>
        </fieldset>
      </EditorOfForm>
    </FieldPathContext>
  );
}

/** Whom the reply goes to; the lines for copies are shown once somebody wants them, or has used them. */
function Recipients() {
  const words = useWords().leads.answer;
  const isUsed = useFormFields(([{ cc, bcc }]) => Boolean(cc?.value || bcc?.value));
  const [isOpen, setOpen] = useState(isUsed);
  if (isUsed && !isOpen) setOpen(true);
  return (
    <>
      <EmailField path="to" field={{ name: 'to', label: words.to }} />
      {isOpen ? (
        <>
          <EmailField path="cc" field={{ name: 'cc', label: words.cc }} />
          <EmailField path="bcc" field={{ name: 'bcc', label: words.bcc }} />
        </>
      ) : (
        <div className="actions">
          <SmallButton onClick={() => setOpen(true)}>{`${words.cc}/${words.bcc}`}</SmallButton>
        </div>
      )}
    </>
  );
}

/** The text, in the editor of the templates, so that both know the same elements. */
function Body() {
  const words = useWords().leads.answer;
  const body = useFormFields(([fields]) => fields.body?.value);
  const [first] = useState(body);
  const missing = [...new Set(leftPlaceholders(wordsIn(body)))].map((word) => `{${word}}`);
  return (
    <div>
      <RenderLexical
        name="body"
        label={words.text}
        schemaPath="collection.reply-templates.body"
        initialValue={first as never}
        Loading={<div className="answer__loading" />}
      />
      {missing.length > 0 ? (
        <p className="answer__missing">{fill(words.missing, { words: missing.join(', ') })}</p>
      ) : null}
    </div>
  );
}

type Choice = Pick<AnswerFormProps, 'templates' | 'values' | 'blank'>;

/** The list of templates, by language. Typed text stays above the template, and a typed subject. */
function TemplateChoice({ templates, values, blank }: Choice) {
  const words = useWords().leads.answer;
  const { dispatchFields, setModified } = useForm();
  const typed = useTypedText();
  const id = useId();
  if (templates.length === 0) return null;
  const languages = [...new Set(templates.map(({ language }) => language))];

  function insert({ subject, body }: Template) {
    const text = typed();
    const root = filledText((body as { root: TextNode }).root, values);
    const before = (text.body as { root: TextNode } | null)?.root.children ?? [];
    const value = { root: { ...root, children: [...before, ...(root.children ?? [])] } };
    // The editor begins anew with another first value.
    dispatchFields({ type: 'UPDATE', path: 'body', value, initialValue: value });
    if (text.subject === blank.subject || text.subject.trim() === '') {
      dispatchFields({ type: 'UPDATE', path: 'subject', value: filledIn(subject, values) });
    }
    setModified(true);
  }

  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {words.template}
      </label>
      <select
        id={id}
        value=""
        onChange={({ target }) => {
          const chosen = templates.find((each) => each.id === Number(target.value));
          if (chosen) insert(chosen);
        }}
      >
        <option value="">{words.noTemplate}</option>
        {languages.map((language) => (
          <optgroup key={language} label={LOCALES[language].name}>
            {templates
              .filter((each) => each.language === language)
              .map((each) => (
                <option key={each.id} value={each.id}>
                  {each.isFitting ? each.title : `${each.title} (${words.otherTopic})`}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
