import { LOCALES } from '@osnowa/contract';
import { type Choice, type Estimate, estimateOf, onlyPreset, withPreset } from '@osnowa/estimate';
import type { CatalogueContent } from '../../content/domain.ts';
import { fill, formatMoney, formatPercent, plural } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { Field } from '../../ui/form/field.tsx';
import { cluster, grid, named, rows, stack, start } from '../../ui/layout/layout.ts';
import { Button } from '../../ui/links/button.tsx';
import { Bar } from '../../ui/motif/bar.tsx';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { LocalText, useLabel } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import flow from '../engine/flow.module.css';
import { useCalculatorLabels, useRange } from '../engine/labels.tsx';
import { StageForm } from '../engine/stage-form.tsx';
import { usePrice } from '../estimate/figures.tsx';
import { FlagBox } from '../questions/item-choice.tsx';
import { stateParameters } from '../state/calculator-state.ts';
import { StateLink } from '../state/state-link.tsx';
import styles from './calculator.module.css';
import type { CalculatorProps, PartProps } from './part-props.ts';
import { STAGE_FORM } from './questions.tsx';

/** A row that chooses a preset. */
const PRESET = grid('1 4', named, flow.choice, styles.preset);

type StartStageProps = Pick<PartProps, 'catalogue' | 'calculator'>;

/** The first questions: a preset, and whether a mobile app is wanted too. */
export function StartStage({ catalogue, calculator, systems }: PartProps) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const { choice } = calculator;
  const percent = formatPercent(locale, catalogue.rates.mobileFactor - 1);
  return (
    <>
      <Presets catalogue={catalogue} calculator={calculator} />
      <Systems of={systems} />
      <StageForm
        id={STAGE_FORM}
        className={stack(6, start)}
        answers={stateParameters(calculator)}
        own={['mobile', 'stage']}
        onGo={() => calculator.go({ stage: 2 })}
      >
        <Field
          id="calculator-mobile"
          layout="inline"
          label={labels.mobile}
          hint={fill(labels.mobileHint, { percent })}
        >
          {(control) => (
            <FlagBox
              {...control}
              name="mobile"
              checked={choice.mobile}
              onTick={(mobile) => calculator.change({ ...choice, mobile })}
            />
          )}
        </Field>
        <div className={cluster('3 6')}>
          <Button type="submit" name="stage" value="2">
            {labels.toItems}
          </Button>
          <SoFar catalogue={catalogue} calculator={calculator} />
        </div>
      </StageForm>
    </>
  );
}

/** Links to the ready-made systems, which are no presets. */
function Systems({ of }: { of: CalculatorProps['systems'] }) {
  const labels = useCalculatorLabels();
  if (of.length === 0) return null;
  return (
    <p className={cluster('1 6')}>
      {labels.readySystems}
      {of.map(({ to, label }) => (
        <LocaleLink key={to} to={to}>
          {label}
        </LocaleLink>
      ))}
    </p>
  );
}

function Presets({ catalogue, calculator }: StartStageProps) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const { choice } = calculator;
  const presets = catalogue.presets.map((preset) => {
    const only = onlyPreset(catalogue, choice, preset.key);
    return { preset, only, estimate: estimateOf(catalogue, only, LOCALES[locale].currency) };
  });
  const end = endOfScale(presets.map(({ estimate }) => sizeOf(estimate).high));
  const { currency } = presets[0]?.estimate.price ?? {};
  const sum = (of: number) =>
    currency ? formatMoney(locale, of, currency) : plural(locale, of, labels.personDays);
  return (
    <div>
      {presets.length > 0 ? (
        <div className={grid('1 4', styles.preset, styles.axis)} aria-hidden="true">
          <span className={`${roles.detail} ${styles.scale}`}>
            <span>0</span> <span>{sum(end)}</span>
          </span>
        </div>
      ) : null}
      <ul className={rows}>
        <li>
          <StateLink
            calculator={calculator}
            to={{ choice: onlyPreset(catalogue, choice, null) }}
            className={PRESET}
            aria-current={choice.preset === null}
          >
            <Icon name="list-checks" />
            <strong>{labels.custom}</strong>
            <span className={`${roles.detail} ${styles.about}`}>{labels.customText}</span>
            <b>{sum(0)}</b>
            <span className={`${roles.detail} ${styles.days}`}>{labels.customStart}</span>
          </StateLink>
        </li>
        {presets.map((one) => (
          <Preset
            key={one.preset.key}
            {...one}
            end={end}
            catalogue={catalogue}
            calculator={calculator}
          />
        ))}
      </ul>
    </div>
  );
}

/** The value that the bars compare: prices, or days if no price is given. */
const sizeOf = ({ price, effort }: Estimate) => price ?? effort;

/** The end of the scale that all bars share: the next round number after the largest of them. */
function endOfScale(sizes: number[]): number {
  const largest = Math.max(...sizes, 1);
  const step = 10 ** Math.floor(Math.log10(largest)) / 5;
  return Math.ceil(largest / step) * step;
}

/**
 * A preset: its items, their cost alone and, if other items were chosen, a link to start with
 * it alone.
 */
function Preset({
  catalogue,
  calculator,
  preset,
  only,
  estimate,
  end,
}: StartStageProps & {
  preset: CatalogueContent['presets'][number];
  /** The preset alone, and its cost. */
  only: Choice;
  estimate: Estimate;
  end: number;
}) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const { choice } = calculator;
  const added = withPreset(catalogue, choice, preset.key);
  const { low, high } = sizeOf(estimate);
  const more = added.items.length - choice.items.length;
  return (
    <li>
      <StateLink
        calculator={calculator}
        to={{ choice: added }}
        replace
        className={PRESET}
        aria-current={choice.preset === preset.key}
      >
        {preset.icon ? <ContentIcon name={preset.icon} /> : null}
        <LocalText as="strong" of={preset.name} />
        <LocalText of={preset.description} className={`${roles.detail} ${styles.about}`} />
        <Bar className={styles.bar} colour="var(--accent)" share={low / end} upTo={high / end} />
        <span className={`${roles.detail} ${styles.adds}`}>
          {more > 0
            ? fill(labels.presetAdds, { items: plural(locale, more, labels.chosen) })
            : labels.presetIsIn}
        </span>
        <Cost of={estimate} />
      </StateLink>
      {added.items.length > only.items.length ? (
        <StateLink
          calculator={calculator}
          to={{ choice: only }}
          className={`${roles.fine} ${styles.only}`}
          aria-label={fill(labels.presetOnlyNamed, { name: preset.name.text })}
        >
          {labels.presetOnly}
        </StateLink>
      ) : null}
    </li>
  );
}

/** Price and days of a preset alone, so that a visitor knows the size before the first choice. */
function Cost({ of }: { of: Estimate }) {
  const [range, price] = [useRange(), usePrice()(of.price)];
  return (
    <>
      {price ? <b>{price}</b> : null}
      <span className={`${roles.detail} ${styles.days}`}>{range(of.effort)}</span>
    </>
  );
}

/** The preset and the number of items so far; screen readers announce it when a preset adds some. */
function SoFar({ catalogue, calculator }: StartStageProps) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const range = useRange();
  const label = useLabel();
  const { choice } = calculator;
  const { effort } = estimateOf(catalogue, choice, LOCALES[locale].currency);
  const preset = catalogue.presets.find(({ key }) => key === choice.preset);
  const count = choice.items.length;
  return (
    <p role="status">
      <LocalText of={preset?.name ?? label(labels.custom)} />:{' '}
      <strong>{plural(locale, count, labels.chosen)}</strong>
      <span>{count > 0 ? ` · ${range(effort)}` : null}</span>
    </p>
  );
}
