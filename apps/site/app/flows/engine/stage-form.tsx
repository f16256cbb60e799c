import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/i18n.tsx';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { ErrorSummary, type FieldError } from '../../ui/form/error-summary.tsx';
import { Button } from '../../ui/links/button.tsx';
import { isExternalSubmit } from '../../ui/links/is-external-submit.ts';
import { type Answers, ASKED, PASS_ON } from './answers.ts';
import styles from './flow.module.css';
import { usePassOn } from './flow.tsx';

interface StageFormProps {
  id: string;
  className?: string | undefined;
  /** All answers so far. */
  answers: Answers;
  /** Names that the form's own controls send; the others are hidden fields. */
  own?: readonly string[];
  /** Sent by POST without scripts: an address never contains typed text. */
  posts?: boolean;
  /** Path of the next stage; without one the form changes its own address. */
  next?: string;
  /** The next stage where it depends on the answers; without scripts the server finds it. */
  nextOf?: (form: FormData) => string;
  /** Goes on within the address. */
  onGo?: (() => void) | undefined;
  /** Title of the errors' list. */
  errorTitle?: string | undefined;
  /** Errors that are shown from the beginning. */
  found?: readonly FieldError[] | undefined;
  /** Errors of the present answers. Absent where nothing is required. */
  check?: (form: FormData) => FieldError[];
  /** The first stage: an address without a choice is told from a form without one. */
  asked?: boolean;
  /** Called with the answers, when the scripts run and at every change. */
  onAnswers?: (form: FormData) => void;
  children: ReactNode | ((errors: readonly FieldError[]) => ReactNode);
}

/** The form of a stage: checked and passed on by scripts, or sent to the next stage without them. */
export function StageForm(props: StageFormProps) {
  const { id, className, answers, own = [], posts = false, next, onGo, check, onAnswers } = props;
  const { forms } = useMessages();
  const toPath = useLocalePath();
  const passOn = usePassOn();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(props.found ?? []);
  const [attempt, setAttempt] = useState(0);

  function send(event: FormEvent<HTMLFormElement>) {
    if (isExternalSubmit(event)) return;
    event.preventDefault();
    if (onGo) return onGo();
    const given = new FormData(event.currentTarget);
    const wrong = check?.(given) ?? [];
    setErrors(wrong);
    setAttempt((count) => count + 1);
    if (wrong.length > 0) return;
    passOn(event.currentTarget, props.nextOf?.(given) ?? next ?? '');
  }

  /** A corrected error disappears at once; new errors are shown at the next attempt. */
  function lookAgain() {
    if (!form.current || (!onAnswers && errors.length === 0)) return;
    const given = new FormData(form.current);
    onAnswers?.(given);
    if (!check) return;
    const now = new Set(check(given).map((error) => error.id));
    setErrors(errors.filter((error) => now.has(error.id)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for answers from before the scripts ran
  useEffect(lookAgain, []);

  return (
    <form
      ref={form}
      id={id}
      method={posts ? 'post' : 'get'}
      action={next === undefined ? undefined : toPath(next)}
      className={className}
      noValidate
      onChange={lookAgain}
      onSubmit={send}
    >
      {check ? (
        <ErrorSummary
          title={props.errorTitle ?? forms.summaryTitle}
          errors={[...errors]}
          attempt={attempt}
        />
      ) : null}
      {props.asked ? <input type="hidden" name={ASKED} value="1" /> : null}
      <Hidden answers={answers.filter(([name]) => !own.includes(name))} />
      {typeof props.children === 'function' ? props.children(errors) : props.children}
    </form>
  );
}

/** Answers that a form does not ask for, for a browser without scripts. */
function Hidden({ answers }: { answers: Answers }) {
  return answers.map(([name, value], index) => (
    <input key={`${name}-${String(index)}`} type="hidden" name={name} value={value} />
  ));
}

interface PassOnProps {
  /** Id of the form. */
  form: string;
  /** Path of the other stage. */
  to: string;
  /** In line with the text above it. */
  inLine?: boolean;
  children: string;
}

/** Leads to another stage with all answers so far, complete or not; looks like a link. */
export function PassOn({ form, to, inLine = false, children }: PassOnProps) {
  const address = useLocalePath()(to);
  const passOn = usePassOn();
  return (
    <Button
      type="submit"
      variant="quiet"
      className={inLine ? `${styles.back} ${styles.inLine}` : styles.back}
      form={form}
      formAction={address}
      formMethod="post"
      formEncType="application/x-www-form-urlencoded"
      formNoValidate
      name={PASS_ON}
      value="1"
      onClick={(event) => {
        const { form: stage } = event.currentTarget;
        if (!stage) return;
        event.preventDefault();
        passOn(stage, to);
      }}
    >
      {children}
    </Button>
  );
}
