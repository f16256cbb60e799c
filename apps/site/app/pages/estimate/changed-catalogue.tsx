import { type Currency, type Estimate, estimateOf, type Rounding } from '@osnowa/estimate';
import type { CatalogueContent } from '../../content/domain.ts';
import { useCalculatorLabels, useRange } from '../../flows/engine/labels.tsx';
import { usePrice } from '../../flows/estimate/figures.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { box, stack, table } from '../../ui/layout/layout.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import styles from './estimate-page.module.css';

interface ChangedCatalogueProps {
  /** The estimate as it was calculated when it was saved. */
  then: Estimate;
  current: CatalogueContent;
  currency: Currency;
  /** Rounding of the saved estimate, so that only a change of the catalogue shows. */
  rounding: Rounding;
}

/** The same choice at today's figures; nothing while they are equal. */
export function ChangedCatalogue({ then, current, currency, rounding }: ChangedCatalogueProps) {
  const labels = useCalculatorLabels();
  const [range, price] = [useRange(), usePrice()];
  const now = estimateOf(current, then.choice, currency, rounding);
  if (figuresOf(now) === figuresOf(then)) return null;
  return (
    <details className={stack(4, box, styles.changed)}>
      <summary>
        {labels.changedTitle}. <strong>{labels.changedButton}</strong>
      </summary>
      <p>{labels.changedText}</p>
      <table className={table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{labels.before}</th>
            <th scope="col">{labels.today}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{labels.effort}</th>
            <td>{range(then.effort)}</td>
            <td>{range(now.effort)}</td>
          </tr>
          {then.price || now.price ? (
            <tr>
              <th scope="row">{labels.price}</th>
              <td>{price(then.price)}</td>
              <td>{price(now.price)}</td>
            </tr>
          ) : null}
          <ChangedItems then={then} now={now} current={current} />
        </tbody>
      </table>
    </details>
  );
}

function ChangedItems({
  then,
  now,
  current,
}: {
  then: Estimate;
  now: Estimate;
  current: CatalogueContent;
}) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const today = new Map(now.groups.flatMap(({ items }) => items).map((item) => [item.key, item]));
  const items = current.groups.flatMap((group) => group.items);
  return then.groups
    .flatMap((group) => group.items)
    .filter(({ key, days }) => today.get(key)?.days !== days)
    .map(({ key, days }) => (
      <tr key={key}>
        <th scope="row">
          <LocalText
            of={items.find((item) => item.key === key)?.name ?? { text: key, lang: locale }}
          />
        </th>
        <td>{formatNumber(locale, days)}</td>
        <td>
          {today.has(key) ? formatNumber(locale, today.get(key)?.days ?? 0) : labels.noLonger}
        </td>
      </tr>
    ));
}

/** The parts of an estimate that a reader would compare. */
function figuresOf({ groups, effort, weeks, price }: Estimate): string {
  return JSON.stringify({ groups, effort, weeks, price });
}
