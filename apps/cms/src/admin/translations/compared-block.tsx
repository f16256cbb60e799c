import type { Locale } from '@osnowa/contract';
import { missingTerms } from '@osnowa/text/glossary';
import { useId, useRef } from 'react';
import { isOpen } from '../../changes/translations/is-open.ts';
import type {
  BlockMark,
  ComparedBlock,
} from '../../changes/translations/rich-text/compared-blocks.ts';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';
import { FieldProblem, MarkedLine, Original, Terms } from './compared-field.tsx';

import { withMark } from './with-mark.ts';

interface Props {
  block: ComparedBlock;
  /** Ids of the labels of the field. */
  labelledBy: string;
  /** Whether nothing of the text is translated: then no block is new. */
  isFirst: boolean;
  target: Locale;
  language: AdminLanguage;
  value: string;
  isBusy: boolean;
  isReadOnly?: boolean;
  /** Why it was not saved. */
  problem?: string | undefined;
  onType(value: string): void;
  /** Without these, the block is part of a text that is copied and confirmed as a whole. */
  onCopy?: () => void;
  onConfirm?: () => void;
  onRemove?: () => void;
}

/** Whether another block of the translation has all sentences of this one. */
export function isJoined({ sentences, state }: ComparedBlock): boolean {
  const isSaid = sentences.length > 0 && sentences.every((one) => one.state === 'current');
  return state === 'new' && isSaid;
}

/** A block of a formatted text: its original with the changes, and its translation. */
export function ComparedBlockField(props: Props) {
  const { block, isFirst, labelledBy, language } = props;
  const id = `${useId()}-block`;
  const { kind, original, sentences, state, translation } = block;
  const isWithout = original === '' && translation === '';
  const isStale = translation !== '' && isOpen(block);
  const hasMarks = block.marks.length > 0;
  const note = isJoined(block) ? 'joined' : state === 'both' || isFirst ? null : state;
  return (
    <div className="comparison__block">
      <div>
        <small id={id} className={`comparison__kind comparison__kind--${state}`}>
          {kind === 'empty' ? null : screenWords(language).translations.blockKinds[kind]}
          {note === null ? null : `: ${screenWords(language).translations.blocks[note]}`}
        </small>
        {original !== '' || sentences.length > 0 ? (
          <Original text={block} language={language} />
        ) : null}
        {isStale && hasMarks && original !== '' ? (
          <p className="comparison__original comparison__whole" lang="pl">
            <MarkedLine>{original}</MarkedLine>
          </p>
        ) : null}
      </div>
      {isWithout ? (
        <WithoutWords {...props} />
      ) : (
        <Translation {...props} labelledBy={`${labelledBy} ${id}`} />
      )}
    </div>
  );
}

/** A picture or a rule: it is copied, removed or left. */
function WithoutWords({ block: { state }, isBusy, language, onCopy, onRemove }: Props) {
  const say = (word: keyof ScreenWords['translations']['blocks']) =>
    screenWords(language).translations.blocks[word];
  return (
    <div>
      <p className="comparison__without">{say(state === 'new' ? 'withoutWords' : 'stays')}</p>
      <div className="comparison__actions">
        {state === 'new' && onCopy ? (
          <button type="button" disabled={isBusy} onClick={onCopy}>
            {screenWords(language).translations.comparison.copy}
          </button>
        ) : null}
        {state === 'gone' && onRemove ? (
          <button type="button" disabled={isBusy} onClick={onRemove}>
            {say('remove')}
          </button>
        ) : null}
      </div>
    </div>
  );
}

function Translation(props: Props) {
  const { block, isBusy, isReadOnly = false, labelledBy, language, problem, target, value } = props;
  const { onConfirm, onCopy, onRemove, onType } = props;
  const { marks, original, state, translation } = block;
  const field = useRef<HTMLTextAreaElement>(null);
  const say = (word: keyof ScreenWords['translations']['blocks']) =>
    screenWords(language).translations.blocks[word];
  const isGone = state === 'gone';
  const isStale = isOpen(block) && translation !== '';
  const hasNoText = translation === '' && value === '';
  const mark = ({ isSingle, number }: BlockMark) => {
    const { selectionEnd: to = 0, selectionStart: from = 0 } = field.current ?? {};
    const now = withMark({ text: value, from, to }, number, isSingle);
    onType(now.text);
    // The selection is set after React has written the text.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(now.from, now.to);
    });
  };
  return (
    <div>
      <textarea
        ref={field}
        aria-labelledby={labelledBy}
        aria-invalid={problem !== undefined}
        lang={target}
        rows={Math.max(1, Math.ceil((original || translation).length / 48))}
        value={value}
        readOnly={isReadOnly}
        placeholder={screenWords(language).translations.comparison.missing}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {marks.length > 0 && !isReadOnly ? (
        <Marks marks={marks} language={language} onMark={mark} />
      ) : null}
      <div className="comparison__actions">
        {isStale && onConfirm ? (
          <button type="button" disabled={isBusy} onClick={onConfirm}>
            {isGone ? say('keep') : screenWords(language).translations.comparison.unchanged}
          </button>
        ) : null}
        {hasNoText && onCopy ? (
          <button type="button" disabled={isBusy} onClick={onCopy}>
            {screenWords(language).translations.comparison.copy}
          </button>
        ) : null}
        {isGone && onRemove ? (
          <button type="button" disabled={isBusy} onClick={onRemove}>
            {say('remove')}
          </button>
        ) : null}
      </div>
      {problem === undefined ? null : (
        <FieldProblem stored={translation} value={value} language={language}>
          {problem}
        </FieldProblem>
      )}
      {value === '' ? null : (
        <Terms terms={missingTerms(original, value, target)} target={target} language={language} />
      )}
    </div>
  );
}

interface MarksProps {
  marks: readonly BlockMark[];
  language: AdminLanguage;
  onMark(mark: BlockMark): void;
}

/** The meanings of a block's marks; a click puts a mark around the selected words. */
function Marks({ marks, language, onMark }: MarksProps) {
  return (
    <div className="comparison__marks">
      <span>{screenWords(language).translations.blocks.marks}</span>
      {marks.map((mark) => {
        const { isSingle, meanings, number, url } = mark;
        const names = meanings.map(
          (meaning) => screenWords(language).translations.markMeanings[meaning],
        );
        return (
          <button key={number} type="button" onClick={() => onMark(mark)}>
            <span className="comparison__mark">{isSingle ? `<${number}/>` : `<${number}>`}</span>{' '}
            {names.join(', ')}
            {url ? ` ${url}` : ''}
          </button>
        );
      })}
    </div>
  );
}
