import type { ReactNode } from 'react';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { BarLines, BarNote, BarTitle, StageBar } from '../../calculators/stages/stage-bar.tsx';
import { ELEMENTS, elementsIn, type Pairs } from '../../calculators/wizard/wizard-pairs.ts';
import { plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import styles from './chosen.module.css';
import { priceApart } from './element-price.ts';
import type { WizardElements } from './wizard-form.tsx';

interface ChosenProps {
  elements: WizardElements;
  pairs: Pairs;
}

function chosenOf({ elements, pairs }: ChosenProps) {
  return ELEMENTS.flatMap((kind) =>
    elements[kind].filter(({ id }) => elementsIn(pairs, kind).includes(id)),
  );
}

/** The block beside a stage: what was chosen, with its prices; before that, the two groups. */
export function ChosenBar({
  still = false,
  children,
  ...props
}: ChosenProps & {
  /** The stage has a button of its own. */
  still?: boolean;
  /** Where one goes from here. */
  children?: ReactNode;
}) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const chosen = chosenOf(props);
  const isEmpty = chosen.length === 0;
  return (
    <StageBar
      label={labels.wizard.chosen}
      isEmpty={isEmpty}
      still={still}
      lines={
        <BarLines>
          {isEmpty
            ? ELEMENTS.map((kind) => (
                <li key={kind}>
                  {labels.wizard[kind]} <span>–</span>
                </li>
              ))
            : chosen.map((element) => <ChosenLine key={element.id} of={element} />)}
        </BarLines>
      }
      actions={children}
    >
      <BarTitle>{plural(locale, chosen.length, labels.chosen)}</BarTitle>
      {isEmpty ? <BarNote>{labels.nothingYet}</BarNote> : null}
    </StageBar>
  );
}

/** What was chosen, in a list of its own. */
export function Chosen(props: ChosenProps) {
  return (
    <ul className={styles.chosen}>
      {chosenOf(props).map((element) => (
        <ChosenLine key={element.id} of={element} />
      ))}
    </ul>
  );
}

function ChosenLine({ of: { title, description } }: { of: WizardElements['systems'][number] }) {
  const { price } = priceApart(description.text);
  return (
    <li>
      <LocalText as="strong" of={title} />
      {price ? <LocalText of={{ ...description, text: price }} /> : null}
    </li>
  );
}
