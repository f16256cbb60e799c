import { withPreset } from '@tkalnia/estimate';
import { FlagBox } from '../../../calculators/flag-box.tsx';
import { HiddenState } from '../../../calculators/hidden-state.tsx';
import { useCalculatorLabels } from '../../../calculators/labels.tsx';
import { Stage } from '../../../calculators/stage.tsx';
import { StateLink } from '../../../calculators/state-link.tsx';
import type { Calculator } from '../../../calculators/use-calculator.ts';
import type { CatalogueContent } from '../../../content/domain.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLocale } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Words } from '../../../ui/words.tsx';
import styles from './start-stage.module.css';

interface StartStageProps {
  catalogue: CatalogueContent;
  calculator: Calculator;
}

/** What is being built: a preset, and whether a mobile app is wanted too. */
export function StartStage({ catalogue, calculator }: StartStageProps) {
  const locale = useLocale();
  const labels = useCalculatorLabels();
  const { choice } = calculator;
  const factor = formatNumber(locale, catalogue.rates.mobileFactor);
  return (
    <Stage title={labels.startTitle} text={labels.startText}>
      <Presets catalogue={catalogue} calculator={calculator} />
      <form
        method="get"
        className={styles.next}
        onSubmit={(event) => {
          event.preventDefault();
          calculator.go({ stage: 2 });
        }}
      >
        <HiddenState state={calculator} except={['mobile', 'stage']} />
        <Field
          id="calculator-mobile"
          layout="inline"
          label={labels.mobile}
          hint={fill(labels.mobileHint, { factor })}
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
        <Button type="submit" name="stage" value="2">
          {labels.toItems}
        </Button>
      </form>
    </Stage>
  );
}

function Presets({ catalogue, calculator }: StartStageProps) {
  const labels = useCalculatorLabels();
  const { choice } = calculator;
  const { presets } = catalogue;
  return (
    <ul className={styles.presets}>
      <li>
        <StateLink
          calculator={calculator}
          to={{ choice: withPreset(catalogue, choice, null) }}
          quietly
          className={styles.preset}
          aria-current={choice.preset === null}
        >
          <Icon name="list-checks" />
          <strong>{labels.custom}</strong>
          <span>{labels.customText}</span>
        </StateLink>
      </li>
      {presets.map((preset) => (
        <li key={preset.key}>
          <StateLink
            calculator={calculator}
            to={{ choice: withPreset(catalogue, choice, preset.key) }}
            quietly
            className={styles.preset}
            aria-current={choice.preset === preset.key}
          >
            {preset.icon ? <Icon name={preset.icon} /> : null}
            <Words as="strong" of={preset.name} />
            <Words of={preset.description} />
          </StateLink>
        </li>
      ))}
    </ul>
  );
}
