import { SPECIFICATION_KINDS } from '@osnowa/contract';
import { WIZARD_CALCULATORS } from '@osnowa/site-map';
import { Fragment } from 'react';
import type { EstimateElementContent } from '../../content/domain.ts';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { grid, named, rows, stack } from '../../ui/layout/layout.ts';
import { ContentIcon } from '../../ui/picture/content-icon.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { useUrlState } from '../../url-state/url-state.tsx';
import { type Answers, NOTHING, PASS_ON } from '../engine/answers.ts';
import flow from '../engine/flow.module.css';
import { useWizardLabels } from '../engine/labels.tsx';
import { Stage } from '../engine/stage.tsx';
import { StageForm } from '../engine/stage-form.tsx';
import { priceApart } from './element-price.ts';
import styles from './wizard.module.css';
import {
  elementsIn,
  specificationsOf,
  WIZARD_FORM,
  WRITTEN,
  wizardAnswers,
} from './wizard-answers.ts';
import { neighbour, stepPath, type WizardStageProps } from './wizard-stages.ts';

const FIRST_ELEMENT = 'wizard-first-element';

/** First stage: the elements to estimate. Without scripts the server sends to the right stage. */
export function ChooseStage({
  elements,
  answers,
  onChoose,
}: WizardStageProps & {
  /** Called with the ticked elements, at every tick. */
  onChoose: (chosen: Answers) => void;
}) {
  const labels = useWizardLabels();
  const isRefused = new URLSearchParams(useUrlState().search).has(NOTHING);
  const nothing = [{ id: FIRST_ELEMENT, message: labels.wizard.nothing }];
  // Text from a later stage must not get into the address here.
  const hasWritten = answers.some(([name]) => WRITTEN.includes(name));
  return (
    <Stage
      title={labels.wizard.choose}
      text={
        <>
          {labels.wizard.chooseText} {labels.wizard.orAtOnce}{' '}
          {WIZARD_CALCULATORS.map(({ key, name }, index) => (
            <Fragment key={key}>
              {index > 0 ? ' · ' : null}
              <LocaleLink to={`/${name}`}>{labels.wizard.sentCalculator[key]}</LocaleLink>
            </Fragment>
          ))}
        </>
      }
    >
      <StageForm
        id={WIZARD_FORM}
        className={stack(7)}
        answers={hasWritten ? [...answers, [PASS_ON, '1']] : answers}
        own={SPECIFICATION_KINDS}
        posts={hasWritten}
        next={stepPath('/customised')}
        nextOf={(form) => stepPath(neighbour(wizardAnswers(form), '', 1))}
        // A browser without scripts may have sent the form with nothing chosen.
        found={isRefused ? nothing : []}
        check={(form) => (specificationsOf(wizardAnswers(form)).length > 0 ? [] : nothing)}
        asked
        onAnswers={(form) => onChoose(wizardAnswers(form))}
      >
        {SPECIFICATION_KINDS.map((kind, group) => (
          <fieldset key={kind}>
            <legend className={flow.legend}>{labels.wizard[kind]}</legend>
            <ul className={rows}>
              {elements[kind].map((element, index) => (
                <li key={element.id}>
                  <label className={grid('1 4', named, flow.choice, styles.element)}>
                    <Checkbox
                      id={group + index === 0 ? FIRST_ELEMENT : undefined}
                      name={kind}
                      value={String(element.id)}
                      defaultChecked={elementsIn(answers, kind).includes(element.id)}
                    />
                    <ElementWords of={element} />
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
      </StageForm>
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
      <LocalText of={{ ...description, text: about }} className={roles.detail} />
      {price ? <LocalText as="b" of={{ ...description, text: price }} /> : null}
    </>
  );
}
