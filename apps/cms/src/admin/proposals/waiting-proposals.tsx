'use client';

import type { Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { WaitingProposal, WaitingText } from '../../changes/proposals/waiting.ts';
import { useAsk } from '../../kit/ask.ts';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';
import { ProposedField } from './proposed-field.tsx';

interface Props {
  proposals: readonly WaitingProposal[];
  /** Labels of the texts by their keys. */
  labels: Readonly<Record<string, string>>;
  target: Locale;
  language: AdminLanguage;
}

/** The proposals for a document and a language, above the comparison. */
export function WaitingProposals({ proposals, ...props }: Props) {
  return proposals.map((proposal) => <One key={proposal.id} proposal={proposal} {...props} />);
}

/** Whether a text can be accepted without a second look. */
function isSafe({ isForeign, originalThen, path, translationThen }: WaitingText): boolean {
  return path !== null && !isForeign && originalThen === null && translationThen === null;
}

function One({
  proposal,
  labels,
  target,
  language,
}: Omit<Props, 'proposals'> & { proposal: WaitingProposal }) {
  const { refresh } = useRouter();
  const [reason, setReason] = useState('');
  const { ask, isBusy } = useAsk(toast.error);
  const say = (word: keyof ScreenWords['proposals']['proposal']) =>
    screenWords(language).proposals.proposal[word];
  const waiting = proposal.texts.filter(({ decision }) => decision === null);
  const safe = waiting.filter(isSafe);

  const decide = async (accepted: readonly WaitingText[], refused: readonly WaitingText[]) => {
    const body = {
      accepted: accepted.map(({ key, original, translation }) => ({ key, original, translation })),
      refused: refused.map(({ key }) => key),
      reason,
    };
    if (!(await ask(`/translations/proposals/${proposal.id}`, { body }))) return;
    toast.success(say(accepted.length > 0 ? 'accepted' : 'refused'));
    refresh();
  };
  const isMachine = proposal.origin === 'machine';
  const title = isMachine
    ? say('fromMachine')
    : fill(say('fromTranslator'), { name: proposal.name });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const sent = proposal.sentAt && fill(say('sent'), { day: day.format(new Date(proposal.sentAt)) });
  const all = say(safe.length === waiting.length ? 'acceptAll' : 'acceptSafe');
  return (
    <section className="proposals__one" aria-label={title}>
      <h2>{title}</h2>
      <p>
        {sent}. {say('about')}
      </p>
      {proposal.texts.map((text) => (
        <ProposedField
          key={text.key}
          text={text}
          label={labels[text.key] ?? text.path ?? text.key}
          isMachine={isMachine}
          target={target}
          language={language}
          isBusy={isBusy}
          onAccept={() => void decide([text], [])}
          onRefuse={() => void decide([], [text])}
        />
      ))}
      {isMachine ? null : (
        <label className="proposals__reason">
          {say('reason')}
          <input
            value={reason}
            maxLength={1_000}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </label>
      )}
      <div className="comparison__actions">
        <button
          type="button"
          disabled={isBusy || safe.length === 0}
          onClick={() => void decide(safe, [])}
        >
          {fill(all, { n: safe.length })}
        </button>
        <button type="button" disabled={isBusy} onClick={() => void decide([], waiting)}>
          {fill(say('refuseAll'), { n: waiting.length })}
        </button>
      </div>
    </section>
  );
}
