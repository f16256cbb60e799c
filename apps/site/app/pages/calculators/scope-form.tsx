import { knownChoice } from '@osnowa/estimate';
import type { ReactNode } from 'react';
import { ItemChoice } from '../../calculators/item-choice.tsx';
import { HiddenState } from '../../calculators/state/hidden-state.tsx';
import type { Calculator } from '../../calculators/state/use-calculator.ts';
import type { CatalogueContent } from '../../content/domain.ts';
import styles from './calculator-layout.module.css';
import { NotesField } from './notes-field.tsx';
import type { Step } from './use-steps.ts';

/** Id of the form, for the button in the bar. */
export const SCOPE_FORM = 'calculator-scope';

/** Form of a calculator's first stage: questions with one answer are open, others folded. */
export function ScopeForm({
  catalogue,
  calculator,
  next,
  layout,
  notes = '',
  asks = false,
  mistake,
  belowFirst,
  children,
}: {
  catalogue: CatalogueContent;
  calculator: Calculator;
  next: Step;
  /** `open` lays every group out as a question. */
  layout?: 'open';
  /** Text from another stage. */
  notes?: string;
  /** Whether the stage has a field for text. */
  asks?: boolean;
  /** The error that keeps the visitor on this stage. */
  mistake?: ReactNode;
  /** Placed below the first question. */
  belowFirst?: ReactNode;
  children?: ReactNode;
}) {
  const { choice } = calculator;
  const isOpen = ({ choice: how }: { choice: string }) => layout === 'open' || how === 'one';
  const names = catalogue.groups.filter((group) => group.choice === 'one').map(({ key }) => key);
  const lists = [
    { layout: 'open' as const, groups: catalogue.groups.filter(isOpen) },
    { layout: 'accordion' as const, groups: catalogue.groups.filter((group) => !isOpen(group)) },
  ].filter(({ groups }) => groups.length > 0);
  return (
    <form
      id={SCOPE_FORM}
      // An address never contains typed text.
      method={asks || notes ? 'post' : 'get'}
      action={next.action}
      className={styles.form}
      onSubmit={next.onSubmit}
    >
      {mistake}
      <HiddenState state={calculator} except={['items', 'customised', ...names]} />
      {lists.map(({ layout: how, groups }, index) => (
        <ItemChoice
          key={how}
          belowFirst={index === 0 ? belowFirst : null}
          layout={how}
          groups={groups}
          chosen={choice.items.filter((key) =>
            groups.some(({ items }) => items.some((item) => item.key === key)),
          )}
          onChoose={(chosen) => {
            const own = new Set(groups.flatMap(({ items }) => items.map(({ key }) => key)));
            const others = choice.items.filter((key) => !own.has(key));
            const items = [...others, ...chosen];
            calculator.change(knownChoice(catalogue, { ...choice, items }));
          }}
        />
      ))}
      {children}
      {asks ? <NotesField notes={notes} customised={false} /> : null}
      {!asks && notes ? <input type="hidden" name="notes" value={notes} /> : null}
    </form>
  );
}
