import { type Choice, type Currency, type Estimate, estimateOf, itemsOf } from '@tkalnia/estimate';
import type { CatalogueContent } from '../content/domain.ts';
import { fill, plural } from '../i18n/format.ts';
import { useLocale } from '../i18n/i18n.tsx';
import { Words } from '../ui/words.tsx';
import { KEPT_AT_MOST } from './calculator-state.ts';
import { usePrice, useRange } from './figures.tsx';
import { useCalculatorLabels } from './labels.tsx';
import { StateLink } from './state-link.tsx';
import type { Calculator } from './use-calculator.ts';
import styles from './variants.module.css';

interface VariantsProps {
  catalogue: CatalogueContent;
  calculator: Calculator;
  currency: Currency;
}

/** Up to three variants side by side: figures first, then what sets them apart. */
export function Variants({ catalogue, calculator, currency }: VariantsProps) {
  const labels = useCalculatorLabels();
  const { choice, kept } = calculator;
  const canKeep = kept.length < KEPT_AT_MOST && choice.items.length > 0;
  return (
    <div className={styles.variants}>
      {canKeep ? (
        <p>
          <StateLink calculator={calculator} to={{ stage: 2, kept: [...kept, choice] }}>
            {labels.keepVariant}
          </StateLink>
        </p>
      ) : null}
      {kept.length > 0 ? (
        <Comparison
          catalogue={catalogue}
          calculator={calculator}
          variants={[...kept, choice].map((of) => estimateOf(catalogue, of, currency))}
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
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{labels.compareTitle}</caption>
        <thead>
          <tr>
            <td />
            {variants.map(({ choice }, index) => (
              <th key={nameOf(index)} scope="col">
                {fill(labels.variant, { name: nameOf(index) })}
                {index < calculator.kept.length ? (
                  <VariantActions calculator={calculator} choice={choice} index={index} />
                ) : (
                  <small>{labels.thisVariant}</small>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <FigureRows variants={variants} />
        <DifferenceRows catalogue={catalogue} variants={variants} />
      </table>
    </div>
  );
}

/** A kept variant changes places with the present one, or goes. */
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
  const others = calculator.kept.filter((_, at) => at !== index);
  return (
    <>
      <StateLink calculator={calculator} to={{ choice, kept: [...others, calculator.choice] }}>
        {fill(labels.openVariant, { name })}
      </StateLink>
      <StateLink calculator={calculator} to={{ kept: others }}>
        {fill(labels.dropVariant, { name })}
      </StateLink>
    </>
  );
}

function FigureRows({ variants }: { variants: Estimate[] }) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const [range, price] = [useRange(), usePrice()];
  const row = (label: string, cells: (string | null)[]) => (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, index) => (
        <td key={nameOf(index)}>{cell}</td>
      ))}
    </tr>
  );
  return (
    <tbody>
      {row(
        labels.effort,
        variants.map(({ effort }) => range(effort)),
      )}
      {row(
        labels.calendar,
        variants.map(({ weeks }) =>
          weeks
            .map(
              (w) =>
                `${plural(locale, w.team, labels.team)}: ${plural(locale, w.weeks, labels.weeks)}`,
            )
            .join(', '),
        ),
      )}
      {variants.some((variant) => variant.price)
        ? row(
            labels.price,
            variants.map((variant) => price(variant.price)),
          )
        : null}
      {row(
        labels.mobileLine,
        variants.map(({ choice }) => (choice.mobile ? labels.yes : labels.no)),
      )}
    </tbody>
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
  const items = catalogue.groups.flatMap((group) => group.items);
  return (
    <tbody>
      {differing.map((key) => (
        <tr key={key}>
          <th scope="row">
            <Words of={items.find((item) => item.key === key)?.name ?? null} />
          </th>
          {variants.map((variant, index) => (
            <td key={nameOf(index)}>{has(variant, key) ? labels.yes : labels.no}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
