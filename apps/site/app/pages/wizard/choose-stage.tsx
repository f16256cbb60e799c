import { Fragment, useEffect, useRef, useState } from 'react';
import { useWizardLabels } from '../../calculators/labels.tsx';
import { goToNext } from '../../calculators/stages/go-to-next.ts';
import { NOTHING, NothingChosen, Stage } from '../../calculators/stages/stage.tsx';
import { BespokeFields, SystemsFields } from '../../calculators/wizard/specification-fields.tsx';
import {
  ELEMENTS,
  elementsIn,
  PASS_ON,
  type Pairs,
  WIZARD_FORM,
  wizardPairs,
  wizardQuery,
  writtenIn,
} from '../../calculators/wizard/wizard-pairs.ts';
import { neighbour, stepPath } from '../../calculators/wizard/wizard-stages.ts';
import type { EstimateElementContent } from '../../content/domain.ts';
import { LocaleLink, useLocalePath } from '../../i18n/locale-link.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { isExternalSubmit } from '../../ui/links/is-external-submit.ts';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import { useUrlState } from '../../url-state/url-state.tsx';
import styles from './choose-stage.module.css';
import { priceApart } from './element-price.ts';
import { HiddenPairs, type StageProps, WizardForm } from './wizard-form.tsx';

/** The calculators that name a range at once. */
const CALCULATORS = [
  ['application', '/kalkulator-aplikacji'],
  ['erp', '/kalkulator-erp-n'],
  ['dms', '/kalkulator-dms'],
] as const;

const FIRST_ELEMENT = 'wizard-first-element';

/** First stage: the elements to estimate. Without scripts the server sends to the right step. */
export function ChooseStage({
  elements,
  pairs,
  onChoose,
}: StageProps & {
  /** Called with the ticked elements, at every tick. */
  onChoose: (chosen: Pairs) => void;
}) {
  const labels = useWizardLabels();
  const toPath = useLocalePath();
  const { search } = useUrlState();
  // A browser without scripts may have sent the form with nothing chosen.
  const [isEmpty, setEmpty] = useState(() => new URLSearchParams(search).has(NOTHING));
  const [attempt, setAttempt] = useState(0);
  const others = pairs.filter(([name]) => !ELEMENTS.some((element) => element === name));
  // Text from a later stage must not get into the address here.
  const hasWritten = writtenIn(others).length > 0;

  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for ticks from before the scripts
  useEffect(() => {
    if (form.current) onChoose(joined(new FormData(form.current)));
  }, []);

  function take(form: HTMLFormElement) {
    const now: Pairs = [...joined(new FormData(form)), ...others];
    const next = neighbour(now, 'choose', 1);
    setEmpty(next === 'summary');
    setAttempt((count) => count + 1);
    if (next === 'summary') return;
    const query = wizardQuery(now);
    goToNext(query, toPath(stepPath(next)) + query, { written: writtenIn(now) });
  }

  return (
    <Stage
      title={labels.wizard.choose}
      text={
        <>
          {labels.wizard.chooseText} {labels.wizard.orAtOnce}{' '}
          {CALCULATORS.map(([kind, to], index) => (
            <Fragment key={kind}>
              {index > 0 ? ' · ' : null}
              <LocaleLink to={to}>{labels.wizard.sentCalculator[kind]}</LocaleLink>
            </Fragment>
          ))}
        </>
      }
    >
      <form
        ref={form}
        id={WIZARD_FORM}
        onChange={(event) => onChoose(joined(new FormData(event.currentTarget)))}
        method={hasWritten ? 'post' : 'get'}
        action={toPath(stepPath('customised'))}
        className={styles.form}
        onSubmit={(event) => {
          if (isExternalSubmit(event)) return;
          event.preventDefault();
          take(event.currentTarget);
        }}
      >
        <NothingChosen
          shown={isEmpty}
          message={labels.wizard.nothing}
          first={FIRST_ELEMENT}
          attempt={attempt}
        />
        <HiddenPairs pairs={hasWritten ? [...others, [PASS_ON, '1']] : others} />
        {ELEMENTS.map((kind, group) => (
          <fieldset key={kind} className={styles.group}>
            <legend>{labels.wizard[kind]}</legend>
            <ul className={styles.elements}>
              {elements[kind].map((element, index) => (
                <li key={element.id}>
                  <label className={styles.element}>
                    <Checkbox
                      id={group + index === 0 ? FIRST_ELEMENT : undefined}
                      name={kind}
                      value={String(element.id)}
                      defaultChecked={elementsIn(pairs, kind).includes(element.id)}
                    />
                    <ElementWords of={element} />
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
      </form>
    </Stage>
  );
}

/** Icon, name and description of a row; the price is at its end. */
function ElementWords({ of: { icon, title, description } }: { of: EstimateElementContent }) {
  const { about, price } = priceApart(description.text);
  return (
    <>
      <ContentIcon name={icon} />
      <LocalText as="strong" of={title} />
      <LocalText of={{ ...description, text: about }} />
      {price ? <LocalText as="b" of={{ ...description, text: price }} /> : null}
    </>
  );
}

/** The chosen ids of each kind as one value, as the address shows them. */
function joined(form: FormData): Pairs {
  const chosen = wizardPairs(form);
  return ELEMENTS.flatMap((kind): [string, string][] => {
    const ids = elementsIn(chosen, kind).join(',');
    return ids ? [[kind, ids]] : [];
  });
}

const BESPOKE = [
  'technicalPreferences',
  'technicalPreferencesText',
  'backend',
  'backendText',
  'interfaceDesign',
  'distributionChannels',
  'maintenance',
  'maintenanceMonths',
];
const SYSTEMS = ['users', 'hardwareSupport'];

/** Second stage: the specification of a bespoke solution, or of products and systems. */
export function SpecificationStage({ step, pairs, errors }: StageProps) {
  const { wizard } = useWizardLabels();
  if (step === 'products-systems') {
    return (
      <Stage title={wizard.systemsTitle}>
        <WizardForm step={step} pairs={pairs} errors={errors} own={SYSTEMS}>
          {(found) => <SystemsFields pairs={pairs} errors={found} />}
        </WizardForm>
      </Stage>
    );
  }
  return (
    <Stage title={wizard.bespokeTitle}>
      <WizardForm step="customised" pairs={pairs} errors={errors} own={BESPOKE}>
        {(found) => <BespokeFields pairs={pairs} errors={found} />}
      </WizardForm>
    </Stage>
  );
}
