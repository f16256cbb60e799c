import {
  type AnswerWords,
  type FieldErrors,
  fieldNamesOf,
  type Locale,
  NONE,
  questionsOf,
  type SpecificationKind,
  type SpecificationQuestion,
  specificationAnswers,
  TEXT_MAX,
} from '@osnowa/contract';
import type { CalculatorMessages } from '@osnowa/text/messages/pl/calculators';
import type { ChangeEvent } from 'react';
import { plural } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import type { FieldError } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { grid, line, stack } from '../../ui/layout/layout.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { type Answers, valuesIn } from '../engine/answers.ts';
import flow from '../engine/flow.module.css';
import { useWizardLabels } from '../engine/labels.tsx';
import styles from './item-choice.module.css';

/** The possible answers in words of the page. */
function wordsOf({ wizard }: CalculatorMessages) {
  const { none, withText: text } = wizard;
  return {
    technicalPreferences: { none, text },
    backend: { none, text },
    interfaceDesign: { yes: wizard.yes, no: wizard.no },
    distributionChannels: wizard.channels,
    maintenance: { none: wizard.noMaintenance, months: wizard.withMaintenance },
    hardwareSupport: wizard.hardware,
  } satisfies AnswerWords;
}

/** The answers of a specification in words of a language. */
export function answersInWords(
  answers: Answers,
  kind: SpecificationKind,
  labels: CalculatorMessages,
  locale: Locale,
): { question: string; answer: string }[] {
  const months = (count: number) => plural(locale, count, labels.wizard.months);
  const valuesOf = (name: string) => valuesIn(answers, name);
  return specificationAnswers(kind, valuesOf, wordsOf(labels), months).map(({ name, answer }) => ({
    question: labels.wizard[name],
    answer,
  }));
}

/** Id of the first control of a question; the error summary links to it. */
const idOf = (name: string) => `wizard-${name}`;

/** Errors of a specification in the order of its questions; an unanswered question is named. */
export function useErrorLines(kind: SpecificationKind): (errors: FieldErrors) => FieldError[] {
  const { forms } = useMessages();
  const { wizard } = useWizardLabels();
  const unanswered: Record<string, string> = wizard.unanswered;
  return (errors) =>
    fieldNamesOf(kind).flatMap((name) => {
      const code = errors[name];
      if (!code) return [];
      const named = code === 'formNotFilledCorrectly' && unanswered[name];
      return [{ id: idOf(name), message: named || forms.fields[code] }];
    });
}

interface QuestionsProps {
  kind: SpecificationKind;
  answers: Answers;
  errors: readonly FieldError[];
}

/** All questions of a specification; uncontrolled, so that answers before hydration stay. */
export function SpecificationQuestions({ kind, ...given }: QuestionsProps) {
  return (
    <div className={stack(6, styles.questions)}>
      {questionsOf(kind).map((question) => (
        <Question key={question.name} of={question} {...given} />
      ))}
    </div>
  );
}

interface QuestionProps extends Omit<QuestionsProps, 'kind'> {
  of: ReturnType<typeof questionsOf>[number];
}

function Question({ of: question, answers, errors }: QuestionProps) {
  const labels = useWizardLabels();
  const { name, kind, values = [], detail } = question;
  const messageOf = (field: string) => errors.find(({ id }) => id === idOf(field))?.message;
  const [first] = valuesIn(answers, name);
  if (kind === 'number') {
    return (
      <Field
        id={idOf(name)}
        label={labels.wizard[name]}
        hint={labels.wizard.usersHint}
        error={messageOf(name) ?? null}
      >
        {(control) => (
          <Input
            {...control}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            aria-required
            defaultValue={first}
          />
        )}
      </Field>
    );
  }
  const words: Record<string, string> = wordsOf(labels)[name as keyof AnswerWords];
  const group = (
    <ChoiceGroup
      name={name}
      legend={labels.wizard[name]}
      choose={kind}
      options={values.map((value) => [String(value), words[value] ?? ''])}
      chosen={valuesIn(answers, name)}
      error={messageOf(name)}
    />
  );
  if (!detail) return group;
  return (
    <div className={stack(5, styles.depending)}>
      {group}
      <Detail
        of={detail}
        given={valuesIn(answers, detail.name)[0]}
        error={messageOf(detail.name)}
      />
    </div>
  );
}

/** The text or the number that belongs to one of the answers. */
function Detail({
  of: { name, kind, values = [] },
  given,
  error = null,
}: {
  of: NonNullable<SpecificationQuestion['detail']>;
  given: string | undefined;
  error: string | null | undefined;
}) {
  const locale = useLocale();
  const { wizard } = useWizardLabels();
  return (
    <Field
      id={idOf(name)}
      className={styles.dependent}
      label={kind === 'text' ? wizard.describe : wizard.maintenanceMonths}
      error={error}
    >
      {(control) =>
        kind === 'text' ? (
          <Textarea
            {...control}
            name={name}
            rows={4}
            maxLength={TEXT_MAX.other}
            defaultValue={given}
          />
        ) : (
          <Select {...control} name={name} defaultValue={given ?? ''}>
            <option value="">–</option>
            {values.map((months) => (
              <option key={months} value={months}>
                {plural(locale, Number(months), wizard.months)}
              </option>
            ))}
          </Select>
        )
      }
    </Field>
  );
}

/** Ticking "none" unticks the others, and ticking one of them "none". */
function keepNoneAlone({ currentTarget: group, target }: ChangeEvent<HTMLFieldSetElement>): void {
  const ticked = target as unknown as HTMLInputElement;
  if (ticked.type !== 'checkbox' || !ticked.checked) return;
  for (const box of group.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    if (box !== ticked && (ticked.value === NONE || box.value === NONE)) box.checked = false;
  }
}

interface ChoiceGroupProps {
  name: string;
  legend: string;
  choose: 'one' | 'several';
  options: readonly (readonly [value: string, words: string])[];
  chosen: readonly string[];
  error: string | undefined;
}

function ChoiceGroup({ name, legend, choose, options, chosen, error }: ChoiceGroupProps) {
  const errorId = `${idOf(name)}-error`;
  return (
    <fieldset
      className={`${styles.question} ${styles.asked}`}
      aria-describedby={error ? errorId : undefined}
      onChange={keepNoneAlone}
    >
      <legend className={flow.legend}>{legend}</legend>
      <ul className={stack('0 columns', styles.items)}>
        {options.map(([value, words], index) => (
          <li key={value}>
            <label className={grid('1 3', styles.item)}>
              <Checkbox
                type={choose === 'one' ? 'radio' : 'checkbox'}
                id={index === 0 ? idOf(name) : `${idOf(name)}-${value}`}
                name={name}
                value={value}
                defaultChecked={chosen.includes(value)}
                aria-invalid={error ? true : undefined}
                required={choose === 'one'}
              />
              <span className={stack(1, styles.name)}>{words}</span>
            </label>
          </li>
        ))}
      </ul>
      {error ? (
        <p id={errorId} className={line(2, styles.error)}>
          <Icon name="circle-alert" size={20} />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
