import { useId } from 'react';
import { isOpen } from '../../changes/translations/is-open.ts';
import { screenWords } from '../../kit/screen-words.ts';
import { ComparedBlockField } from '../translations/compared-block.tsx';
import { ComparedField, type ComparedFieldProps } from '../translations/compared-field.tsx';

/** The lines of a proposal by those of the original; `null` for one with more or fewer lines. */
function linesOf(value: string, count: number): string[] | null {
  if (value === '') return Array.from({ length: count }, () => '');
  const lines = value.split('\n');
  return lines.length === count ? lines : null;
}

/** A formatted text on a translator's page: a field for each paragraph of the original. */
export function TranslatorRichText(props: ComparedFieldProps) {
  const { children, isBusy, isReadOnly = false, label, language, target, text, value } = props;
  const { onConfirm, onCopy, onType } = props;
  const id = useId();
  const blocks = text.blocks.filter(({ original }) => original !== '');
  const lines = linesOf(value, blocks.length);
  if (!lines) return <ComparedField {...props} />;
  const typeLine = (at: number, line: string) => {
    // A paragraph is one line: a line break would begin the next one.
    const all = lines.with(at, line.replaceAll('\n', ' ')).join('\n');
    onType(all.trim() === '' ? '' : all);
  };
  const isStale = isOpen(text) && text.translation !== '';
  return (
    <section className="comparison__text" aria-labelledby={`${id}-label`}>
      <h2 id={`${id}-label`}>{label}</h2>
      <div className="comparison__actions comparison__actions--text">
        {isStale && !isReadOnly && onConfirm ? (
          <button type="button" disabled={isBusy} onClick={onConfirm}>
            {screenWords(language).translations.comparison.unchanged}
          </button>
        ) : null}
        {text.translation === '' && !isReadOnly ? (
          <button type="button" disabled={isBusy} onClick={onCopy}>
            {screenWords(language).translations.comparison.copy}
          </button>
        ) : null}
      </div>
      {blocks.map((block, at) => (
        <ComparedBlockField
          key={block.id}
          block={block}
          labelledBy={`${id}-label`}
          isFirst={text.translation === ''}
          target={target}
          language={language}
          value={lines[at] ?? ''}
          isBusy={isBusy}
          isReadOnly={isReadOnly}
          onType={(line) => typeLine(at, line)}
        />
      ))}
      <div className="comparison__actions--text">{children}</div>
    </section>
  );
}
