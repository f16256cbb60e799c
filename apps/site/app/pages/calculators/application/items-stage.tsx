import { knownChoice, NOTHING_CHOSEN, withPreset } from '@osnowa/estimate';
import { ItemChoice } from '../../../calculators/item-choice.tsx';
import { useCalculatorLabels } from '../../../calculators/labels.tsx';
import { Stage } from '../../../calculators/stages/stage.tsx';
import { HiddenState } from '../../../calculators/state/hidden-state.tsx';
import { StateLink } from '../../../calculators/state/state-link.tsx';
import type { Calculator } from '../../../calculators/state/use-calculator.ts';
import type { CatalogueContent } from '../../../content/domain.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/links/button.tsx';
import styles from './items-stage.module.css';

interface ItemsStageProps {
  catalogue: CatalogueContent;
  calculator: Calculator;
}

/** Id of the form of this stage; the button in the bar submits it too. */
export const ITEMS_FORM = 'calculator-items';

/** The scope: the groups with all items to choose from. */
export function ItemsStage({ catalogue, calculator }: ItemsStageProps) {
  const labels = useCalculatorLabels();
  const { choice } = calculator;
  const preset = catalogue.presets.find(({ key }) => key === choice.preset);
  return (
    <Stage title={labels.itemsTitle} text={labels.itemsText}>
      <form
        id={ITEMS_FORM}
        method="get"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          calculator.go({ stage: 3 });
        }}
      >
        <HiddenState state={calculator} except={['items', 'stage']} />
        <p className={styles.tools}>
          {preset ? <span>{fill(labels.presetIs, { name: preset.name.text })}</span> : null}
          {preset ? (
            <StateLink
              calculator={calculator}
              to={{ choice: withPreset(catalogue, choice, null) }}
              replace
            >
              {labels.reset}
            </StateLink>
          ) : null}
          {choice.items.length > 0 ? (
            <StateLink
              calculator={calculator}
              to={{ choice: { ...NOTHING_CHOSEN, mobile: choice.mobile } }}
              replace
            >
              {labels.clear}
            </StateLink>
          ) : null}
        </p>
        <ItemChoice
          groups={catalogue.groups}
          chosen={choice.items}
          onChoose={(items) => calculator.change(knownChoice(catalogue, { ...choice, items }))}
        />
        <noscript>
          <Button type="submit" variant="secondary" name="stage" value="2">
            {labels.recalculate}
          </Button>
        </noscript>
      </form>
    </Stage>
  );
}
