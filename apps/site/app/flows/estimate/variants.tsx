import { type Choice, type Currency, type Estimate, estimateOf, itemsOf } from '@osnowa/estimate';
import type { ReactNode } from 'react';
import type { CatalogueContent } from '../../content/domain.ts';
import { fill } from '../../i18n/format.ts';
import { cluster, line, stack, table } from '../../ui/layout/layout.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { useCalculatorLabels, useRange } from '../engine/labels.tsx';
import { MOST_SAVED } from '../state/calculator-state.ts';
import { StateLink } from '../state/state-link.tsx';
import type { Calculator } from '../state/use-calculator.ts';
import { namesIn } from './catalogue-names.ts';
import { usePrice, useTeams } from './figures.tsx';
import styles from './variants.module.css';

interface VariantsProps {
  catalogue: CatalogueContent;
  calculator: Calculator;
  currency: Currency;
}

/** Up to three variants next to each other: figures first, then their differences. */
export function Variants({ catalogue, calculator, currency }: VariantsProps) {
  const labels = useCalculatorLabels();
  const { choice, saved } = calculator;
  const canKeep = saved.length < MOST_SAVED && choice.items.length > 0;
  return (
    <div className={stack(6)}>
      {canKeep ? (
        <p data-screen-only>
          <StateLink calculator={calculator} to={{ stage: 2, saved: [...saved, choice] }}>
            {labels.keepVariant}
          </StateLink>
        </p>
      ) : null}
      {saved.length > 0 ? (
        <Comparison
          catalogue={catalogue}
          calculator={calculator}
          variants={[...saved, choice].map((of) => estimateOf(catalogue, of, currency))}
        />
      ) : null}
    </div>
  );
}

/** A, B, C. */
const nameOf = (index: number) => String.fromCharCode(65 + index);

function Comparison({
  catalogue,
  calculator,
  variants,
}: {
  catalogue: CatalogueContent;
  calculator: Calculator;
  variants: Estimate[];
}) {
  const labels = useCalculatorLabels();
  return (
    <table className={`${table} ${roles.digits} ${styles.table}`}>
      <caption className={roles.hidden}>{labels.compareTitle}</caption>
      <thead>
        <tr>
          {variants.map(({ choice }, index) => (
            <th key={nameOf(index)} scope="col">
              {fill(labels.variant, { name: nameOf(index) })}
              {index < calculator.saved.length ? (
                <VariantActions calculator={calculator} choice={choice} index={index} />
              ) : (
                <small className={line(0, roles.fine, roles.normal, styles.present)}>
                  {labels.thisVariant}
                </small>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <FigureRows variants={variants} />
      <DifferenceRows catalogue={catalogue} variants={variants} />
    </table>
  );
}

/** A row whose title is above its values: a phone has no room for a column of titles. */
function Row({
  name,
  variants,
  value,
}: {
  name: ReactNode;
  variants: Estimate[];
  value: (of: Estimate) => ReactNode;
}) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" className={roles.detail} colSpan={variants.length}>
          {name}
        </th>
      </tr>
      <tr>
        {variants.map((variant, index) => (
          <td key={nameOf(index)}>{value(variant)}</td>
        ))}
      </tr>
    </tbody>
  );
}

/** A saved variant can replace the present one, or be deleted. */
function VariantActions({
  calculator,
  choice,
  index,
}: {
  calculator: Calculator;
  choice: Choice;
  index: number;
}) {
  const labels = useCalculatorLabels();
  const name = nameOf(index);
  const others = calculator.saved.filter((_, at) => at !== index);
  return (
    <span className={cluster('0 4', roles.fine, roles.normal)} data-screen-only>
      <StateLink
        calculator={calculator}
        to={{ choice, saved: [...others, calculator.choice] }}
        aria-label={fill(labels.openVariant, { name })}
      >
        {labels.openVariantShort}
      </StateLink>
      <StateLink
        calculator={calculator}
        to={{ saved: others }}
        aria-label={fill(labels.dropVariant, { name })}
      >
        {labels.remove}
      </StateLink>
    </span>
  );
}

function FigureRows({ variants }: { variants: Estimate[] }) {
  const labels = useCalculatorLabels();
  const [range, price] = [useRange(), usePrice()];
  const row = (name: string, value: (of: Estimate) => ReactNode) => (
    <Row name={name} variants={variants} value={value} />
  );
  return (
    <>
      {row(labels.effort, ({ effort }) => (
        <strong>{range(effort)}</strong>
      ))}
      {variants.some((variant) => variant.price)
        ? row(labels.price, (variant) => <strong>{price(variant.price)}</strong>)
        : null}
      {row(labels.calendar, ({ weeks }) => (
        <Weeks weeks={weeks} />
      ))}
      {row(labels.mobileLine, ({ choice }) => (choice.mobile ? labels.yes : labels.no))}
    </>
  );
}

function Weeks({ weeks }: Pick<Estimate, 'weeks'>) {
  const teams = useTeams();
  return (
    <ul className={stack(1)}>
      {teams(weeks).map(({ people, time }) => (
        <li key={people}>
          {people}: {time}
        </li>
      ))}
    </ul>
  );
}

/** Items that not every variant has. */
function DifferenceRows({
  catalogue,
  variants,
}: {
  catalogue: CatalogueContent;
  variants: Estimate[];
}) {
  const labels = useCalculatorLabels();
  const has = (variant: Estimate, key: string) => variant.choice.items.includes(key);
  const differing = itemsOf(catalogue)
    .map(({ key }) => key)
    .filter(
      (key) => variants.some((one) => has(one, key)) && variants.some((one) => !has(one, key)),
    );
  const names = namesIn(catalogue);
  return differing.map((key) => (
    <Row
      key={key}
      name={<LocalText of={names.item(key)} />}
      variants={variants}
      value={(variant) => (has(variant, key) ? labels.yes : labels.no)}
    />
  ));
}
