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
import { DECIDING_FORM, figureTexts } from './figure-texts.ts';
import styles from './offer.module.css';
import { type FieldName, type OfferResult, useOffer } from './offer-view.ts';

/** Fields that nobody sees. */
export function Hidden({ values }: { values: Readonly<Record<string, string | number>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

interface FormProps {
  /** Its name in a result, and what its button does. */
  name: string;
  intent?: string;
  button: string;
  /** Labels of its fields, in their order. */
  fields: Partial<Record<FieldName, string>>;
  isOptional?: boolean;
  hidden?: Readonly<Record<string, string | number>>;
  children?: ReactNode;
}

/** A form of an offer: its version, what was wrong the last time, its fields and its button. */
function Form({ name, intent = name, button, fields, isOptional, hidden, children }: FormProps) {
  const { shown, taken, words, result, link } = useOffer();
  const { forms } = useMessages();
  const own = result?.form === name ? result : null;
  const errors = Object.entries(own?.errors ?? {}).map(([field, error]) => {
    return { id: `${name}-${field}`, message: words.errors[error] };
  });
  const isMain = name === 'accept';
  const { version } = shown.content;
  return (
    <form
      id={isMain ? DECIDING_FORM : undefined}
      method="post"
      action={useLocalePath()(`/offer/${link}`)}
      className={stack(4, narrow)}
      noValidate
    >
      <ErrorSummary title={forms.summaryTitle} errors={errors} attempt={0} />
      {own && errors.length === 0 ? <Refusal /> : null}
      <Hidden values={{ version, shown: taken.join(','), ...hidden }} />
      {children}
      {(Object.entries(fields) as [FieldName, string][]).map(([field, label]) => (
        <Typed key={field} {...{ name, field, label, own, isOptional }} />
      ))}
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={isMain ? 'primary' : 'secondary'}
        className={styles.send}
      >
        {button}
      </Button>
    </form>
  );
}

interface TypedProps extends Pick<FormProps, 'name' | 'isOptional'> {
  field: FieldName;
  label: string;
  own: OfferResult | null;
}

/** A field with what was typed into it the last time, and what is wrong with that. */
function Typed({ name, field, label, own, isOptional }: TypedProps) {
  const { words } = useOffer();
  const error = own?.errors[field];
  const given = { name: field, 'aria-required': !isOptional || undefined };
  const [isBox, defaultValue] = [field === 'may', own?.values[field]];
  return (
    <Field
      id={`${name}-${field}`}
      label={label}
      optional={isOptional}
      layout={isBox ? 'inline' : 'stacked'}
      error={error && words.errors[error]}
    >
      {(control) => {
        if (isBox) return <Checkbox {...control} {...given} value="on" />;
        if (field === 'text')
          return <Textarea {...control} {...given} defaultValue={defaultValue} rows={3} />;
        const filled = field === 'role' ? 'organization-title' : 'name';
        return <Input {...control} {...given} defaultValue={defaultValue} autoComplete={filled} />;
      }}
    </Field>
  );
}

/** Why a form was not carried out; nothing where only the figures are new. */
export function Refusal() {
  const sentence = useRefusal();
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

function useRefusal(): string | null {
  const { words, result, shown, phone } = useOffer();
  if (!result?.code) return null;
  const { conflicts } = words;
  const failed: Record<string, string> = words.failed;
  if (result.code !== 'Conflict') return fill(failed[result.code] ?? words.failed.other, { phone });
  if (result.isRecalculated) return conflicts.choice;
  if (shown.state !== 'open') return conflicts[shown.state];
  const { version } = shown.content;
  const isSame = String(version) === result.values.version;
  return isSame ? conflicts.other : fill(conflicts.version, { version });
}

/** The acceptance, with its words in full. */
export function AcceptForm() {
  const { words, shown, sheet, taken } = useOffer();
  const { content, hash, declaration } = shown;
  return (
    <Form
      name="accept"
      button={words.accept}
      fields={{ name: words.name, role: words.role, may: words.may }}
      hidden={{ hash, wording: declaration }}
    >
      <p>
        {fill(words.acceptText, { version: content.version })}{' '}
        <strong data-figure="price">{figureTexts(sheet, taken).price}</strong>
      </p>
      <blockquote className={`${box} ${side}`}>{declaration}</blockquote>
      <p className={roles.note}>{words.companies}</p>
    </Form>
  );
}

/** A form that opens, and is open while something is wrong in it. */
function OpenForm({ title, ...form }: FormProps & { title: string }) {
  const { result } = useOffer();
  return (
    <details className={styles.disclosed} open={result?.form === form.name} data-screen-only>
      <summary>{title}</summary>
      <Form {...form} />
    </details>
  );
}

/** Says no, with a reason if the buyer likes. */
export function DeclineForm() {
  const { words, result } = useOffer();
  return (
    <OpenForm
      name="decline"
      title={words.decline}
      button={words.declineButton}
      fields={{ text: words.words }}
      isOptional
    >
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
    </OpenForm>
  );
}

/** Asks for more time. */
export function TimeForm() {
  const { words } = useOffer();
  return (
    <OpenForm
      name="time"
      title={words.time}
      button={words.timeButton}
      fields={{ text: words.words }}
    >
      <p>{words.timeText}</p>
    </OpenForm>
  );
}

/** Asks about a line, or about the whole offer. */
export function AskForm({ line }: { line: string | null }) {
  const { words } = useOffer();
  return (
    <OpenForm
      name={`ask-${line ?? ''}`}
      intent="ask"
      title={line === null ? words.askWhole : words.ask}
      button={words.send}
      fields={{ name: words.name, text: words.question }}
      hidden={line === null ? {} : { line }}
    />
  );
}

/** The questions about a line, or about the whole offer, with their answers. */
export function Questions({ line }: { line: string | null }) {
  const { words, shown } = useOffer();
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
          <p className={answer ? `${box} ${side} ${roles.written}` : roles.note}>
            {answer ? `${by(answer.name, answer.at)}\n${answer.text}` : words.waiting}
          </p>
        </li>
      ))}
    </ul>
  );
}
