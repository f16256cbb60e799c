import { withoutItem } from '@osnowa/estimate';
import type { StagePart as PartName } from '@osnowa/site-map';
import type { ComponentType } from 'react';
import { fill, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { StaticPart } from '../../islands/island.tsx';
import { box, grid, rows, stack } from '../../ui/layout/layout.ts';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { useCalculatorLabels } from '../engine/labels.tsx';
import { StagePart, StageParts } from '../engine/stage.tsx';
import { Assumptions } from '../estimate/assumptions.tsx';
import { namesIn } from '../estimate/catalogue-names.ts';
import { DaysChart } from '../estimate/days-chart.tsx';
import { ProposedPackage } from '../estimate/proposed-package.tsx';
import { StateLink } from '../state/state-link.tsx';
import styles from './calculator.module.css';
import { KeepPart } from './keep-form.tsx';
import type { PartProps } from './part-props.ts';
import { Questions } from './questions.tsx';
import { QuoteStep } from './quote-step.tsx';
import { ResultStage } from './result-stage.tsx';
import { StartStage } from './start-stage.tsx';

/** The parts of which the table of calculators composes a stage. */
export const PARTS: Record<PartName, ComponentType<PartProps>> = {
  presets: StartStage,
  result: ResultStage,
  form: Questions,
  chosen: Chosen,
  chart: Chart,
  proposal: Proposal,
  package: ProposedPackage,
  quote: QuoteStep,
  ask: Ask,
  keep: KeepPart,
  background: Background,
  example: Example,
};

/** The chosen items by group, with their days; each can be removed. */
function Chosen({ catalogue, estimate: { groups, choice }, calculator }: PartProps) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const names = namesIn(catalogue);
  if (groups.length === 0) return null;
  return (
    <StagePart title={labels.chosenTitle}>
      <ul className={`${rows} ${styles.chosen}`}>
        {groups.flatMap(({ items }) =>
          items.map(({ key, days }) => (
            <li key={key} className={grid('1 6')}>
              <LocalText of={names.item(key)} />
              <span className={`${roles.quiet} ${roles.together}`}>
                {days === 0 ? labels.included : plural(locale, days, labels.personDays)}
              </span>
              <StateLink
                calculator={calculator}
                to={{ choice: withoutItem(choice, key) }}
                replace
                aria-label={fill(labels.removeItem, { name: names.item(key)?.text ?? '' })}
              >
                {labels.remove}
              </StateLink>
            </li>
          )),
        )}
      </ul>
    </StagePart>
  );
}

function Chart({ catalogue, estimate }: PartProps) {
  const labels = useCalculatorLabels();
  if (estimate.groups.length === 0) return null;
  return (
    <StagePart title={labels.chartTitle}>
      <DaysChart catalogue={catalogue} estimate={estimate} />
    </StagePart>
  );
}

/** The package that fits, once all questions have an answer. */
function Proposal({ catalogue, estimate }: PartProps) {
  const labels = useCalculatorLabels();
  const answered = estimate.groups.length;
  return (
    <div role="status">
      {answered === catalogue.groups.length ? (
        <div className={stack(3, box, styles.package)}>
          <ProposedPackage catalogue={catalogue} estimate={estimate} />
        </div>
      ) : answered > 0 ? (
        <p>{labels.answerAll}</p>
      ) : null}
    </div>
  );
}

function Ask(props: PartProps) {
  const labels = useCalculatorLabels();
  return (
    <StagePart title={labels.askTitle} text={labels.askText}>
      <QuoteStep {...props} />
    </StagePart>
  );
}

function Background(props: PartProps) {
  return (
    <StageParts>
      <Assumptions {...props} />
      {props.calculator.choice.items.length > 0 ? <KeepPart {...props} /> : null}
    </StageParts>
  );
}

function Example(props: PartProps) {
  return (
    <StageParts>
      <Assumptions {...props} />
      <StaticPart />
    </StageParts>
  );
}
