import { LOCALES, SPECIFICATION_KINDS } from '@osnowa/contract';
import type { ReactNode } from 'react';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { apart, cluster } from '../../ui/layout/layout.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { useWizardLabels } from '../engine/labels.tsx';
import { BarLines, BarNote, BarTitle, StageBar } from '../engine/stage-bar.tsx';
import { priceApart } from './element-price.ts';
import styles from './wizard.module.css';
import { elementsIn } from './wizard-answers.ts';
import type { WizardElements, WizardStageProps } from './wizard-stages.ts';

/** A name, with its price at the other end. */
const LINE = cluster('0 4', apart);

function chosenOf({ elements, answers }: WizardStageProps) {
  return SPECIFICATION_KINDS.flatMap((kind) =>
    elements[kind].filter(({ id }) => elementsIn(answers, kind).includes(id)),
  );
}

/** The block next to a stage: the sum of the choice; before a choice, the outcome and its time. */
export function ChosenBar({
  still = false,
  children,
  ...props
}: WizardStageProps & {
  /** The stage has a button of its own. */
  still?: boolean;
  /** Links and buttons to the next step. */
  children?: ReactNode;
}) {
  const locale = useLocale();
  const labels = useWizardLabels();
  const chosen = chosenOf(props);
  const isEmpty = chosen.length === 0;
  const count = plural(locale, chosen.length, labels.chosen);
  const sum = useSum(chosen);
  return (
    <StageBar
      label={labels.wizard.chosen}
      isEmpty={isEmpty}
      still={still}
      lines={
        isEmpty ? null : (
          <BarLines>
            {chosen.map((element) => (
              <ChosenLine key={element.id} of={element} />
            ))}
          </BarLines>
        )
      }
      actions={children}
    >
      <BarTitle>{isEmpty ? labels.wizard.outcome : (sum.together ?? count)}</BarTitle>
      {sum.together ? <BarNote>{count}</BarNote> : null}
      {sum.unpriced ? <BarNote>{sum.unpriced}</BarNote> : null}
      {isEmpty ? <BarNote>{labels.wizard.outcomeText}</BarNote> : null}
      {isEmpty ? null : <BarNote wide>{labels.wizard.outcome}.</BarNote>}
    </StageBar>
  );
}

/** The starting prices of the chosen elements in one line, and the names of those without one. */
function useSum(chosen: ReturnType<typeof chosenOf>) {
  const locale = useLocale();
  const { wizard } = useWizardLabels();
  const { currency } = LOCALES[locale];
  const unpriced = chosen.filter(({ amount }) => amount === null);
  const names = unpriced.map(({ title }) => title.text).join(', ');
  const amount = chosen.reduce((sum, each) => sum + (each.amount ?? 0), 0);
  return {
    together:
      unpriced.length === chosen.length
        ? null
        : fill(wizard.together, { sum: formatMoney(locale, amount, currency) }),
    unpriced: names ? fill(wizard.unpriced, { names }) : null,
  };
}

/** The chosen elements, in a list of its own that ends with the sum. */
export function Chosen(props: WizardStageProps) {
  const chosen = chosenOf(props);
  const { together, unpriced } = useSum(chosen);
  return (
    <ul className={styles.chosen}>
      {chosen.map((element) => (
        <ChosenLine key={element.id} of={element} />
      ))}
      {together ? (
        <li className={LINE}>
          <b>{together}</b>
          {unpriced ? <span className={roles.quiet}>{unpriced}</span> : null}
        </li>
      ) : null}
    </ul>
  );
}

function ChosenLine({ of: { title, description } }: { of: WizardElements['systems'][number] }) {
  const { price } = priceApart(description.text);
  return (
    <li className={LINE}>
      <LocalText as="strong" of={title} />
      {price ? <LocalText of={{ ...description, text: price }} className={roles.quiet} /> : null}
    </li>
  );
}
