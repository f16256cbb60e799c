import type { Locale } from '@osnowa/contract';
import { useId } from 'react';
import type { ComparedText } from '../../changes/translations/comparison.ts';
import { isOpen } from '../../changes/translations/is-open.ts';
import { blockField } from '../../changes/translations/rich-text/block-field.ts';
import type { ComparedBlock } from '../../changes/translations/rich-text/compared-blocks.ts';
import type { BlockEdit } from '../../changes/translations/rich-text/edit-blocks.ts';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { screenWords } from '../../kit/screen-words.ts';

import { ComparedBlockField, isJoined } from './compared-block.tsx';

import type { TypedTexts } from './typed-texts.ts';

interface Props {
  text: ComparedText;
  label: string;
  /** Address of the field in the form. */
  form: string;
  target: Locale;
  language: AdminLanguage;
  typed: TypedTexts;
  /** Why fields were not saved, by their names. */
  refused: Readonly<Record<string, string>>;
  isBusy: boolean;
  /** Whether blocks are left out in which nothing is open. */
  isOpenOnly: boolean;
  onType(field: string, value: string): void;
  onDiscard(field: string): void;
  /** The whole original. */
  onCopy(): void;
  onEdit(edit: BlockEdit): void;
}

/** A block that is missing, stale, new or gone; or that was typed into. */
function isWaiting(block: ComparedBlock, typed: string | undefined): boolean {
  const isTyped = typed !== undefined && typed !== block.translation;
  return isTyped || isOpen(block) || (block.state !== 'both' && !isJoined(block));
}

/** A formatted text: its blocks side by side with those of its translation. */
export function ComparedRichText(props: Props) {
  const { form, isBusy, isOpenOnly, label, language, refused, target, text, typed } = props;
  const { onCopy, onDiscard, onEdit, onType } = props;
  const id = useId();
  const { blocks, key, translation } = text;
  const isFirst = translation === '';
  const fieldOf = (block: ComparedBlock) => blockField(key, block.id);
  const shown = isOpenOnly
    ? blocks.filter((block) => isWaiting(block, typed[fieldOf(block)]))
    : blocks;
  const known = new Set(blocks.map(fieldOf));
  const left = Object.entries(typed).filter(
    ([field]) => field.startsWith(blockField(key, '')) && !known.has(field),
  );
  return (
    <section className="comparison__text" aria-labelledby={`${id}-label`}>
      <h2 id={`${id}-label`}>{label}</h2>
      <div className="comparison__actions comparison__actions--text">
        {isFirst && text.original !== '' ? (
          <button type="button" disabled={isBusy} onClick={onCopy}>
            {screenWords(language).translations.comparison.copy}
          </button>
        ) : null}
        <a href={form}>{screenWords(language).translations.comparison.inForm}</a>
      </div>
      {left.map(([field, words]) => (
        <div key={field} className="comparison__left" role="alert">
          <p>{screenWords(language).translations.blocks.left}</p>
          <p lang={target}>{words}</p>
          <div className="comparison__actions">
            <button type="button" onClick={() => onDiscard(field)}>
              {screenWords(language).translations.blocks.discard}
            </button>
          </div>
        </div>
      ))}
      {shown.map((block) => {
        const [field, seen] = [fieldOf(block), block.translation];
        return (
          <ComparedBlockField
            key={block.id}
            block={block}
            labelledBy={`${id}-label`}
            isFirst={isFirst}
            target={target}
            language={language}
            value={typed[field] ?? seen}
            isBusy={isBusy}
            problem={refused[field]}
            onType={(value) => onType(field, value)}
            onCopy={() => onEdit({ id: block.id, seen })}
            onConfirm={() => onEdit({ id: block.id, seen, isConfirmed: true })}
            onRemove={() => onEdit({ id: block.id, seen, text: '' })}
          />
        );
      })}
    </section>
  );
}
