'use client';

import './answer.css';
import { useState, useSyncExternalStore } from 'react';
import { Problem } from '../../../kit/controls.tsx';
import type { Draft, DraftText } from '../../../leads/conversation/drafts.ts';
import type { PlaceholderValues } from '../../../leads/conversation/placeholders.ts';
import { AnswerFiles } from './answer-files.tsx';
import { AnswerBody, AnswerLine, SaveLine, Signature } from './answer-parts.tsx';
import { DraftKeeper } from './draft-keeper.ts';
import type { DraftFile } from './files.ts';
import type { NextOpening } from './opening.ts';
import { SendControls } from './send-controls.tsx';
import { SendingBar } from './sending-bar.tsx';
import { type Template, TemplateChoice, withTemplate } from './template-choice.tsx';
import { useSending } from './use-sending.ts';

/** Facts about the lead and the person that the form needs. */
interface AnswerFormProps {
  lead: number;
  user: number;
  draft: Draft | null;
  blank: DraftText;
  files: DraftFile[];
  templates: Template[];
  values: PlaceholderValues;
  /** Lines below the reply; empty: the account has none. */
  signature: string;
  hasEstimate: boolean;
  /** `null` without office hours. */
  opening: NextOpening | null;
  timeZone: string;
}

/** The form that answers a lead. Typed text is stored as a draft at once; a button sends it. */
export function AnswerForm(props: AnswerFormProps) {
  const { lead, user, draft, blank } = props;
  const [keeper] = useState(() => new DraftKeeper({ lead, user, draft, blank }));
  const { start, snapshot } = keeper;
  const { text, state, theirs, refusal } = useSyncExternalStore(start, snapshot, snapshot);
  const [files, setFiles] = useState(props.files);
  const { errors, problem, sent, send, discard, recalled, mark } = useSending(keeper, lead);
  if (sent) return <SendingBar lead={lead} sent={sent} onBack={recalled} />;

  const line = <Name extends keyof DraftText>(name: Name) => ({
    value: text[name],
    error: errors[name],
    onChange: (value: DraftText[Name]) => {
      keeper.change({ [name]: value });
      mark(name);
    },
  });
  return (
    <div className="answer">
      <AnswerLine {...line('recipient')} label="to" type="email" />
      <TemplateChoice
        templates={props.templates}
        onChoose={(template) => keeper.change(withTemplate(text, blank, template, props.values))}
      />
      <AnswerLine {...line('subject')} label="subject" type="text" />
      <AnswerBody {...line('body')} />
      <Signature text={props.signature} />
      <AnswerFiles
        lead={lead}
        files={files}
        hasEstimate={props.hasEstimate}
        error={errors.files}
        beforeAdding={() => keeper.save(true)}
        onFiles={(all) => {
          setFiles(all);
          mark('files');
        }}
        onError={(sentence) => mark('files', sentence)}
      />
      <SendControls
        opening={props.opening}
        timeZone={props.timeZone}
        hasDraft={state !== 'untouched'}
        error={errors.time}
        onSend={send}
        onDiscard={async () => {
          if (await discard()) setFiles([]);
        }}
      />
      <SaveLine
        state={state}
        refusal={refusal}
        hasOther={theirs !== null}
        onSettle={(mine) => keeper.settle(mine)}
      />
      <Problem text={problem} />
    </div>
  );
}
