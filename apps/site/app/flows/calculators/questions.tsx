import { TEXT_MAX } from '@osnowa/contract';
import { knownChoice, NOTHING_CHOSEN, withPreset } from '@osnowa/estimate';
import { useEffect, useRef } from 'react';
import { fill } from '../../i18n/format.ts';
import { Field } from '../../ui/form/field.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { cluster, stack } from '../../ui/layout/layout.ts';
import { Button } from '../../ui/links/button.tsx';
import roles from '../../ui/text/roles.module.css';
import { useUrlState } from '../../url-state/url-state.tsx';
import { type Given, NOTHING } from '../engine/answers.ts';
import { useCalculatorLabels } from '../engine/labels.tsx';
import { StageForm } from '../engine/stage-form.tsx';
import { TypicalCase } from '../estimate/estimate-bar.tsx';
import { FlagBox, ItemChoice } from '../questions/item-choice.tsx';
import { isEmpty, postedState, stateParameters } from '../state/calculator-state.ts';
import { StateLink } from '../state/state-link.tsx';
import type { Calculator } from '../state/use-calculator.ts';
import styles from './calculator.module.css';
import type { PartProps } from './part-props.ts';

/** Id of a stage's form, for the buttons in the bar. */
export const STAGE_FORM = 'calculator-stage';

/** The form of a stage with the questions of its row. */
export function Questions(props: PartProps) {
  const { name, catalogue, stage, stages, calculator, notes } = props;
  const { asks = [], bar, empty } = stage;
  const labels = useCalculatorLabels();
  const isRefused = new URLSearchParams(useUrlState().search).has(NOTHING);
  const next = stages[stages.indexOf(stage) + 1];
  const isWithin = next?.path === stage.path;
  const hasNotes = asks.includes('notes');
  const hasItems = !asks.includes('users');
  const check = (form: Given) =>
    empty && isEmpty(postedState(catalogue, form))
      ? [{ id: STAGE_FORM, message: labels[empty] }]
      : [];
  const forwarded = !hasNotes && notes ? [['notes', notes] as const] : [];
  const answers = [...stateParameters(calculator), ...forwarded];
  return (
    <StageForm
      id={STAGE_FORM}
      className={hasItems ? stack(isWithin ? 0 : 6) : stack(6, styles.summaryForm)}
      answers={answers}
      own={hasItems ? namesOfItems(catalogue) : ['users']}
      posts={hasNotes || notes !== ''}
      {...(isWithin
        ? { onGo: () => calculator.go({ stage: calculator.stage + 1 }) }
        : { next: `/${name}${next?.path ?? stage.path}` })}
      found={isRefused ? check(answers) : []}
      {...(empty ? { check, asked: true } : {})}
    >
      {isWithin ? <Undo catalogue={catalogue} calculator={calculator} /> : null}
      {hasItems ? <Items {...props} /> : null}
      {isWithin || bar === 'large' ? (
        <noscript>
          <Button
            type="submit"
            variant="secondary"
            {...(isWithin ? { name: 'stage', value: calculator.stage } : {})}
          >
            {labels.recalculate}
          </Button>
        </noscript>
      ) : null}
      {asks.includes('customised') ? <CustomisedField calculator={calculator} /> : null}
      {asks.includes('users') ? <UsersField calculator={calculator} /> : null}
      {hasNotes ? (
        <NotesField notes={notes} customised={!hasItems && calculator.customised} />
      ) : null}
    </StageForm>
  );
}

/** Names of the controls of a stage with items; it asks anew whether they are described in words. */
function namesOfItems({ groups }: PartProps['catalogue']): string[] {
  const answered = groups.filter(({ choice }) => choice === 'one').map(({ key }) => key);
  return ['items', 'stage', 'customised', ...answered];
}

/** The items of the catalogue, in open questions and folded groups. */
function Items({ catalogue, calculator, estimate, stage }: PartProps) {
  const { choice } = calculator;
  const { asks = [], bar } = stage;
  const isOpen = ({ choice: how }: { choice: string }) =>
    asks.includes('questions') || (asks.includes('items') && how === 'one');
  const lists = [
    { layout: 'open' as const, groups: catalogue.groups.filter(isOpen) },
    { layout: 'accordion' as const, groups: catalogue.groups.filter((group) => !isOpen(group)) },
  ].filter(({ groups }) => groups.length > 0);
  return lists.map(({ layout, groups }, index) => {
    const own = new Set(groups.flatMap(({ items }) => items.map(({ key }) => key)));
    return (
      <ItemChoice
        key={layout}
        belowFirst={
          index === 0 && bar === 'large' ? (
            <TypicalCase estimate={estimate} catalogue={catalogue} />
          ) : null
        }
        layout={layout}
        groups={groups}
        chosen={choice.items.filter((key) => own.has(key))}
        onChoose={(chosen) => {
          const items = [...choice.items.filter((key) => !own.has(key)), ...chosen];
          calculator.change(knownChoice(catalogue, { ...choice, items }));
        }}
      />
    );
  });
}

/** Leaves the preset, or all items. */
function Undo({ catalogue, calculator }: Pick<PartProps, 'catalogue' | 'calculator'>) {
  const labels = useCalculatorLabels();
  const { choice } = calculator;
  const preset = catalogue.presets.find(({ key }) => key === choice.preset);
  return (
    <p className={cluster('1 6', roles.quiet, styles.tools)}>
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
  );
}

/** The flag for a customised specification: a description in words. */
function CustomisedField({ calculator }: { calculator: Calculator }) {
  const labels = useCalculatorLabels();
  return (
    <Field
      id="calculator-customised"
      layout="inline"
      label={labels.customised}
      hint={labels.customisedHint}
    >
      {(control) => (
        <FlagBox
          {...control}
          name="customised"
          checked={calculator.customised}
          onTick={(customised) => calculator.set({ customised })}
        />
      )}
    </Field>
  );
}

/** How many people will work with it. */
function UsersField({ calculator }: { calculator: Calculator }) {
  const labels = useCalculatorLabels();
  const users = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed or filled in before the scripts ran
  useEffect(() => {
    const typed = digitsOf(users.current?.value ?? '');
    if (typed !== calculator.users) calculator.set({ users: typed });
  }, []);
  return (
    <Field id="calculator-users" label={labels.users} hint={labels.usersHint} optional>
      {(control) => (
        <Input
          {...control}
          ref={users}
          name="users"
          inputMode="numeric"
          autoComplete="off"
          value={calculator.users}
          onChange={(event) => calculator.set({ users: digitsOf(event.currentTarget.value) })}
        />
      )}
    </Field>
  );
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, 6);
}

/** Free text: a description instead of the choice, or remarks in addition to it. */
function NotesField({ notes, customised }: { notes: string; customised: boolean }) {
  const labels = useCalculatorLabels();
  return (
    <Field
      id="calculator-notes"
      label={customised ? labels.notesCustomised : labels.notes}
      hint={labels.notesHint}
      optional={!customised}
    >
      {(control) => (
        <Textarea
          {...control}
          name="notes"
          rows={6}
          maxLength={TEXT_MAX.other}
          defaultValue={notes}
        />
      )}
    </Field>
  );
}
