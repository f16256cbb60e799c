import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  answerAll,
  askedPurposes,
  isAnswered,
  type Purpose,
  type TrackerIds,
} from '../consent/consent-choice.ts';
import { choose, useConsent } from '../consent/consent-store.ts';
import { useMessages } from '../i18n/i18n.tsx';
import { LocaleLink } from '../i18n/locale-link.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { Field } from '../ui/form/field.tsx';
import { Button } from '../ui/links/button.tsx';
import styles from './cookie-bar.module.css';

/**
 * The cookie bar: a notice with one button while no tracker is configured; otherwise a question
 * that is as easy to refuse as to accept. It comes with the script that can store the answer:
 * without scripts no cookie is set that would need a notice.
 */
export function CookieBar({ trackers }: { trackers: TrackerIds }) {
  const { cookies } = useMessages();
  const consent = useConsent();
  const asked = askedPurposes(trackers);
  const isOpen = consent !== null && (consent.reopened || !isAnswered(consent.choice, asked));
  const bar = useFocusWhenReopened(consent?.reopened === true);
  usePublishedHeight(bar, isOpen);
  if (!isOpen) return null;
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={styles.bar}
      aria-label={cookies.title}
      data-cookie-bar
    >
      <p>
        {asked.length > 0 ? cookies.question : cookies.text}{' '}
        <LocaleLink to="/privacy">{cookies.more}</LocaleLink>
      </p>
      {asked.length > 0 ? (
        <Answers asked={asked} />
      ) : (
        <Button onClick={() => choose({})}>{cookies.accept}</Button>
      )}
    </section>
  );
}

/** Three answers, none more prominent than another. */
function Answers({ asked }: { asked: Purpose[] }) {
  const { cookies } = useMessages();
  const [detailed, setDetailed] = useState(false);
  return (
    <>
      {detailed && <Purposes asked={asked} />}
      <div className={styles.answers}>
        <Button variant="secondary" onClick={() => choose(answerAll(asked, false))}>
          {cookies.necessary}
        </Button>
        <Button
          variant="secondary"
          aria-expanded={detailed}
          onClick={() => setDetailed((shown) => !shown)}
        >
          {cookies.settings}
        </Button>
        <Button variant="secondary" onClick={() => choose(answerAll(asked, true))}>
          {cookies.agree}
        </Button>
      </div>
    </>
  );
}

/** One box for each purpose, as answered before, and empty the first time. */
function Purposes({ asked }: { asked: Purpose[] }) {
  const { cookies } = useMessages();
  const choice = useConsent()?.choice ?? {};
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    choose(Object.fromEntries(asked.map((purpose) => [purpose, ticked.has(purpose)])));
  }
  return (
    <form className={styles.purposes} onSubmit={save}>
      <p>{cookies.always}</p>
      {asked.map((purpose) => (
        <Field
          key={purpose}
          id={`cookies-${purpose}`}
          label={cookies.purposes[purpose]}
          layout="inline"
        >
          {(control) => (
            <Checkbox {...control} name={purpose} defaultChecked={choice[purpose] === true} />
          )}
        </Field>
      ))}
      <Button type="submit" variant="secondary">
        {cookies.save}
      </Button>
    </form>
  );
}

/** Fields that open the keyboard of a phone; a checkbox does not, and was visible already. */
const TYPED_FIELD = 'main :is(input:not([type=checkbox], [type=radio]), select, textarea)';

/**
 * Publishes the height of the bar: elements at the foot of a page stand on the bar, and the page
 * ends above it. A change of the document's own style recalculates the styles of every element, so
 * the document gets the height only when a visitor presses Tab or enters a field: the focus then
 * scrolls clear of the bar.
 */
function usePublishedHeight(bar: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen || !bar.current) return;
    const sheet = new CSSStyleSheet();
    let selector = '[data-on-cookie-bar]';
    let height = 0;
    const publish = () => sheet.replaceSync(`${selector} { --cookie-bar: ${height}px }`);
    const observer = new ResizeObserver(([entry]) => {
      height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      publish();
    });
    const publishOnDocument = () => {
      if (selector.startsWith('html')) return;
      selector = 'html, [data-on-cookie-bar]';
      publish();
      removeEventListener('keydown', walks);
    };
    const walks = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') publishOnDocument();
    };
    const enters = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(TYPED_FIELD)) return;
      publishOnDocument();
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    observer.observe(bar.current);
    addEventListener('keydown', walks);
    addEventListener('focusin', enters);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      observer.disconnect();
      removeEventListener('keydown', walks);
      removeEventListener('focusin', enters);
    };
  }, [bar, isOpen]);
}

/** A bar that a visitor opened again takes the focus, and returns it to the opener. */
function useFocusWhenReopened(reopened: boolean) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!reopened) return;
    const opener = document.activeElement;
    bar.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [reopened]);
  return bar;
}
