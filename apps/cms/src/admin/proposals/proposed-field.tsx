'use client';

import type { Locale } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import type { WaitingText } from '../../changes/proposals/waiting.ts';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';
import { wordChanges } from '../translations/word-changes.ts';

interface Props {
  text: WaitingText;
  label: string;
  isMachine: boolean;
  target: Locale;
  language: AdminLanguage;
  isBusy: boolean;
  onAccept(): void;
  onRefuse(): void;
}

/** One proposed text: the original, the present translation, and the proposed one. */
export function ProposedField(props: Props) {
  const { text, label, isMachine, target, language, isBusy, onAccept, onRefuse } = props;
  const say = (word: keyof ScreenWords['proposals']['proposal']) =>
    screenWords(language).proposals.proposal[word];
  return (
    <fieldset className="proposals__field">
      <legend>
        {label}
        {isMachine ? <span className="proposals__machine">{say('machineMark')}</span> : null}
      </legend>
      <div lang="pl">
        <small lang={language}>{say('original')}</small>
        <p>{text.original}</p>
      </div>
      <div lang={target}>
        <small lang={language}>{say('now')}</small>
        <p>{text.translation || <em lang={language}>{say('none')}</em>}</p>
        <small lang={language}>{say('proposed')}</small>
        <p>
          {text.translation === text.proposed ? (
            <em lang={language}>{say('same')}</em>
          ) : (
            <Proposed text={text} />
          )}
        </p>
        <Warnings text={text} language={language} />
        {text.decision === null ? (
          <div className="comparison__actions">
            <button
              type="button"
              disabled={isBusy || text.path === null || text.isForeign}
              onClick={onAccept}
            >
              {say('accept')}
            </button>
            <button type="button" disabled={isBusy} onClick={onRefuse}>
              {say('refuse')}
            </button>
          </div>
        ) : (
          <strong lang={language}>
            {say(text.decision)} {text.reason}
          </strong>
        )}
      </div>
    </fieldset>
  );
}

/** The proposal; its words that differ from the present translation are marked. */
function Proposed({ text: { proposed, translation } }: { text: WaitingText }) {
  if (translation === '') return proposed;
  return wordChanges(translation, proposed).map(({ kind, words }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place
    if (kind === 'same') return <span key={at}>{words} </span>;
    const Mark = kind === 'added' ? 'ins' : 'del';
    // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity but their place
    return <Mark key={at}>{words} </Mark>;
  });
}

/** Changes since the proposal was written. */
function Warnings({ text, language }: Pick<Props, 'text' | 'language'>) {
  const { originalThen, translationThen } = text;
  const say = (word: keyof ScreenWords['proposals']['proposal'], said: string) =>
    fill(screenWords(language).proposals.proposal[word], { text: said });
  const warnings = [
    ...(text.path === null ? [say('gone', '')] : []),
    ...(text.isForeign ? [say('foreign', '')] : []),
    ...(originalThen === null ? [] : [say('originalChanged', originalThen)]),
    ...(translationThen === '' ? [say('translationWasEmpty', '')] : []),
    ...(translationThen ? [say('translationChanged', translationThen)] : []),
  ];
  return warnings.map((warning) => (
    <p key={warning} className="proposals__warning" lang={language}>
      {warning}
    </p>
  ));
}
