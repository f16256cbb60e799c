import { LOCALES } from '@osnowa/contract';
import type { Currency } from '@osnowa/estimate';
import type { AdminLanguage } from '../../kit/office-language.ts';
import { useOfficeLanguage, useWords } from '../../kit/office-words.tsx';
import { screenWords, type Words } from '../../kit/screen-words.ts';
import { labelOfFault } from './faults.ts';
import {
  type Comparison,
  CURRENCIES,
  changesOf,
  isLarge,
  isUnchanged,
  type NamedFault,
  type SampleState,
  type Totals,
} from './totals.ts';

/** A column of the table: its text for given totals, and the share of change that it shows. */
interface Cell {
  name: string;
  heading: string;
  of(totals: Totals): string;
  change?: keyof ReturnType<typeof changesOf>;
}

/** Only what the calculator shows in one of the two states: a currency has a rate, or has none. */
function cellsOf(comparisons: readonly Comparison[], language: AdminLanguage): Cell[] {
  const words = screenWords(language).catalogues.totals;
  const all = comparisons
    .flatMap(({ before, after }) => [before, after])
    .flatMap((state) => (state && 'totals' in state ? [state.totals] : []));
  const number = new Intl.NumberFormat(LOCALES[language].fullCode);
  const range = (low: number, high: number) =>
    low === high ? number.format(low) : `${number.format(low)}–${number.format(high)}`;
  const priceIn = (currency: Currency): Cell => ({
    name: currency,
    heading: currency,
    of: ({ prices: { [currency]: price } }) => (price ? range(price.low, price.high) : '–'),
    change: currency,
  });
  const days = ({ effort }: Totals) => range(effort.low, effort.high);
  const weeks = (totals: Totals) =>
    totals.weeks.map(({ team, weeks: n }) => `${n} (${team})`).join(', ');
  const proposed = (totals: Totals) => totals.package ?? '–';
  return [
    { name: 'days', heading: words.days, of: days, change: 'days' },
    ...CURRENCIES.filter((currency) => all.some(({ prices }) => prices[currency])).map(priceIn),
    { name: 'weeks', heading: words.weeks, of: weeks },
    ...(all.some((totals) => totals.package !== null)
      ? [{ name: 'package', heading: words.package, of: proposed }]
      : []),
  ];
}

/** The totals of each sample: one line where nothing changes, otherwise both states. */
export function TotalsTable({ comparisons }: { comparisons: readonly Comparison[] }) {
  const words = useWords().catalogues.totals;
  const language = useOfficeLanguage();
  const cells = cellsOf(comparisons, language);
  return (
    <table className="figures-table">
      <thead>
        <tr>
          <th scope="col">{words.sample}</th>
          <th scope="col">{words.state}</th>
          {cells.map(({ name, heading }) => (
            <th key={name} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {comparisons.map((comparison) => (
        <Sample key={comparison.id} comparison={comparison} cells={cells} />
      ))}
    </table>
  );
}

interface InTable {
  cells: readonly Cell[];
}

function Sample({ comparison, cells }: InTable & { comparison: Comparison }) {
  const words = useWords().catalogues.totals;
  const { preset, extent, isMobile, before, after } = comparison;
  const isSame = isUnchanged(comparison);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" rowSpan={isSame ? 1 : 2}>
          {preset ?? (extent && words.extents[extent])}
          {isMobile ? <small>{words.mobile}</small> : null}
        </th>
        <td>{isSame ? words.same : words.before}</td>
        <State state={before} missing={words.unpublished} cells={cells} />
      </tr>
      {isSame ? null : (
        <tr>
          <td>{words.after}</td>
          <State
            state={after}
            missing={words.removed}
            changes={changesOf(comparison)}
            cells={cells}
          />
        </tr>
      )}
    </tbody>
  );
}

interface StateProps extends InTable {
  state: SampleState;
  /** Text in the place of a sample that does not exist. */
  missing: string;
  changes?: ReturnType<typeof changesOf>;
}

function State({ state, missing, changes, cells }: StateProps) {
  const words = useWords();
  if (state === null) return <td colSpan={cells.length}>{missing}</td>;
  if ('faults' in state) {
    return (
      <td colSpan={cells.length} className="marked marked--wrong">
        {words.catalogues.totals.impossible} {sentencesOf(state.faults, words)}
      </td>
    );
  }
  return cells.map((cell) => (
    <td key={cell.name}>
      {cell.of(state.totals)}
      {cell.change && changes ? <Growth share={changes[cell.change]} /> : null}
    </td>
  ));
}

function Growth({ share }: { share: number | null }) {
  const { largeChange } = useWords().catalogues.totals;
  const { fullCode } = LOCALES[useOfficeLanguage()];
  if (!share) return null;
  const format = new Intl.NumberFormat(fullCode, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  });
  return isLarge(share) ? (
    <strong title={largeChange}>{format.format(share)}</strong>
  ) : (
    <span>{format.format(share)}</span>
  );
}

/** “Own domain, person-days: …”: the place of each fault, and a sentence about it. */
function sentencesOf(faults: readonly NamedFault[], words: Words): string {
  const sentences = faults.map((fault) => {
    const place = [fault.row, labelOfFault(fault)(words)].filter(Boolean).join(', ');
    return `${place}: ${fault.words(words)}`;
  });
  return sentences.join(' ');
}
