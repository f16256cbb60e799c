import type { ReactNode } from 'react';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { useLocalePath } from '../../i18n/locale-link.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { box, narrow, side, stack } from '../../ui/layout/layout.ts';
import { Button } from '../../ui/links/button.tsx';
import { TelephoneText } from '../../ui/links/telephone-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { figureTexts } from './figure-texts.ts';
import styles from './offer.module.css';
import { DECIDING_FORM, type FieldName, type OfferView } from './offer-view.ts';

/** Fields that nobody sees. */
export function Hidden({ values }: { values: Readonly<Record<string, string | number>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

interface FormProps {
  view: OfferView;
  /** Its name in a result. */
  name: string;
  intent: string;
  button: string;
  id?: string;
  variant?: 'primary' | 'secondary';
  hidden?: Readonly<Record<string, string | number>>;
  children: ReactNode;
}

/** The frame of every form of an offer: its version, what was wrong the last time, and its button. */
function Form({ view, name, intent, button, id, variant, hidden, children }: FormProps) {
  const { shown, taken, words, result } = view;
  const { forms } = useMessages();
  const { content } = shown;
  const own = result?.form === name ? result : null;
  const errors = Object.entries(own?.errors ?? {}).map(([field, error]) => {
    return { id: `${name}-${field}`, message: words.errors[error] };
  });
  const always = { version: content.version, shown: taken.join(',') };
  return (
    <form
      id={id}
      method="post"
      action={useLocalePath()(`/offer/${view.link}`)}
      className={stack(4, narrow)}
      noValidate
    >
      <ErrorSummary title={forms.summaryTitle} errors={errors} attempt={0} />
      {own && errors.length === 0 ? <Refusal view={view} /> : null}
      <Hidden values={{ ...always, ...hidden }} />
      {children}
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={variant ?? 'secondary'}
        className={styles.send}
      >
        {button}
      </Button>
    </form>
  );
}

/** Why a form was not carried out. */
export function Refusal({ view }: { view: OfferView }) {
  const sentence = useRefusal(view);
  return sentence ? (
    <p
      role="alert"
      tabIndex={-1}
      className={`${box} ${side} ${styles.refusal}`}
      // biome-ignore lint/a11y/noAutofocus: it is the answer to what was sent
      autoFocus
    >
      <TelephoneText>{sentence}</TelephoneText>
    </p>
  ) : null;
}

function useRefusal({ words, result, shown, phone }: OfferView): string | null {
  if (!result?.code) return null;
  const { conflicts } = words;
  const failed: Record<string, string> = words.failed;
  if (result.code !== 'Conflict') {
    return fill(failed[result.code] ?? words.failed.other, { phone });
  }
  const { version } = shown.content;
  if (result.isRecalculated) return conflicts.choice;
  if (shown.state !== 'open') return conflicts[shown.state];
  return String(version) === result.values.version
    ? conflicts.other
    : fill(conflicts.version, { version });
}

interface TypedProps {
  view: OfferView;
  form: string;
  field: FieldName;
  label: string;
  optional?: boolean;
  autoComplete?: string;
  isLong?: boolean;
}

/** A field with what was typed into it the last time, and what is wrong with that. */
function Typed({ view, form, field, label, optional, autoComplete, isLong }: TypedProps) {
  const { result, words } = view;
  const own = result?.form === form ? result : null;
  const error = own?.errors[field];
  const given = { name: field, defaultValue: own?.values[field] };
  return (
    <Field
      id={`${form}-${field}`}
      label={label}
      optional={optional}
      error={error && words.errors[error]}
    >
      {(control) =>
        isLong ? (
          <Textarea {...control} {...given} rows={3} aria-required={!optional || undefined} />
        ) : (
          <Input {...control} {...given} autoComplete={autoComplete} aria-required />
        )
      }
    </Field>
  );
}

/** The acceptance, with its words in full. */
export function AcceptForm({ view }: { view: OfferView }) {
  const { words, shown, result, sheet, taken } = view;
  const { content, hash, declaration } = shown;
  const form = 'accept';
  const error = result?.form === form ? result.errors.may : undefined;
  return (
    <Form
      view={view}
      name={form}
      intent={form}
      id={DECIDING_FORM}
      button={words.accept}
      variant="primary"
      hidden={{ hash, wording: declaration }}
    >
      <p>
        {fill(words.acceptText, { version: content.version })}{' '}
        <strong data-figure="price">{figureTexts(sheet, taken).price}</strong>
      </p>
      <blockquote className={`${box} ${side}`}>{declaration}</blockquote>
      <p className={roles.note}>{words.companies}</p>
      <Typed view={view} form={form} field="name" label={words.name} autoComplete="name" />
      <Typed
        view={view}
        form={form}
        field="role"
        label={words.role}
        autoComplete="organization-title"
      />
      <Field id="accept-may" label={words.may} layout="inline" error={error && words.errors[error]}>
        {(control) => <Checkbox {...control} name="may" value="on" aria-required />}
      </Field>
    </Form>
  );
}

/** A form that opens. */
function Disclosed({
  view,
  form,
  title,
  children,
}: {
  view: OfferView;
  form: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <details className={styles.disclosed} open={view.result?.form === form} data-screen-only>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** Says no, with a reason if the buyer likes. */
export function DeclineForm({ view }: { view: OfferView }) {
  const { words, result } = view;
  const form = 'decline';
  return (
    <Disclosed view={view} form={form} title={words.decline}>
      <Form view={view} name={form} intent={form} button={words.declineButton}>
        <p>{words.declineText}</p>
        <Field id="decline-reason" label={words.reason} optional>
          {(control) => (
            <Select {...control} name="reason" defaultValue={result?.values.reason ?? 'none'}>
              {Object.entries(words.reasons).map(([reason, text]) => (
                <option key={reason} value={reason}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Typed view={view} form={form} field="text" label={words.words} optional isLong />
      </Form>
    </Disclosed>
  );
}

/** Asks for more time. */
export function TimeForm({ view }: { view: OfferView }) {
  const { words } = view;
  const form = 'time';
  return (
    <Disclosed view={view} form={form} title={words.time}>
      <Form view={view} name={form} intent={form} button={words.timeButton}>
        <p>{words.timeText}</p>
        <Typed view={view} form={form} field="text" label={words.words} isLong />
      </Form>
    </Disclosed>
  );
}

/** Asks about a line, or about the whole offer. */
export function AskForm({ view, line }: { view: OfferView; line: string | null }) {
  const { words } = view;
  const form = `ask-${line ?? ''}`;
  return (
    <Disclosed view={view} form={form} title={line === null ? words.askWhole : words.ask}>
      <Form
        view={view}
        name={form}
        intent="ask"
        button={words.send}
        hidden={line === null ? {} : { line }}
      >
        <Typed view={view} form={form} field="name" label={words.name} autoComplete="name" />
        <Typed view={view} form={form} field="text" label={words.question} isLong />
      </Form>
    </Disclosed>
  );
}

/** The questions about a line, or about the whole offer, with their answers. */
export function Questions({ view, line }: { view: OfferView; line: string | null }) {
  const { words, shown } = view;
  const locale = useLocale();
  const own = shown.questions.filter((question) => question.line === line);
  if (own.length === 0) return null;
  const by = (name: string, at: string) =>
    fill(words.askedBy, { name, date: formatDate(locale, at) });
  return (
    <ul className={stack(3, narrow, styles.questions)}>
      {own.map(({ name, text, at, answer }) => (
        <li key={at + text} className={stack(2)}>
          <p className={roles.detail}>{by(name, at)}</p>
          <p className={roles.written}>{text}</p>
          {answer ? (
            <div className={`${box} ${side}`}>
              <p className={roles.detail}>{by(answer.name, answer.at)}</p>
              <p className={roles.written}>{answer.text}</p>
            </div>
          ) : (
            <p className={roles.note}>{words.waiting}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
