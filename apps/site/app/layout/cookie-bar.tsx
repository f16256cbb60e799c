import { askedPurposes, type Purpose, type TrackerIds } from '../consent/consent-choice.ts';
import { useServerMessages } from '../i18n/i18n.tsx';
import { LocaleLink } from '../i18n/locale-link.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { Field } from '../ui/form/field.tsx';
import { apart, cluster, raised, stack, start } from '../ui/layout/layout.ts';
import { Button } from '../ui/links/button.tsx';
import roles from '../ui/text/roles.module.css';
import styles from './cookie-bar.module.css';

/**
 * The cookie bar: a notice with one button while no tracker is configured; otherwise a question
 * that is as easy to refuse as to accept. `page/cookie-bar.ts` shows it, because it comes with the
 * script that can store the answer: without scripts no cookie is set that would need a notice.
 */
export function CookieBar({ trackers }: { trackers: TrackerIds }) {
  const { cookies } = useServerMessages();
  const asked = askedPurposes(trackers);
  return (
    <template data-cookie-question>
      <section
        tabIndex={-1}
        className={cluster('3 6', apart, raised, roles.fine, styles.bar)}
        aria-label={cookies.title}
        data-cookie-bar
        data-screen-only
      >
        <p>
          {asked.length > 0 ? cookies.question : cookies.text}{' '}
          <LocaleLink to="/privacy">{cookies.more}</LocaleLink>
        </p>
        {asked.length > 0 ? (
          <Answers asked={asked} />
        ) : (
          <Button data-answer="all">{cookies.accept}</Button>
        )}
      </section>
    </template>
  );
}

/** Three answers, none more prominent than another. */
function Answers({ asked }: { asked: Purpose[] }) {
  const { cookies } = useServerMessages();
  return (
    <>
      <Purposes asked={asked} />
      <div className={cluster(2, styles.answers)}>
        <Button variant="secondary" data-answer="none">
          {cookies.necessary}
        </Button>
        <Button variant="secondary" aria-expanded={false}>
          {cookies.settings}
        </Button>
        <Button variant="secondary" data-answer="all">
          {cookies.agree}
        </Button>
      </div>
    </>
  );
}

/** One box for each purpose, as answered before, and empty the first time. */
function Purposes({ asked }: { asked: Purpose[] }) {
  const { cookies } = useServerMessages();
  return (
    <form className={stack(2, start, styles.purposes)} hidden>
      <p>{cookies.always}</p>
      {asked.map((purpose) => (
        <Field
          key={purpose}
          id={`cookies-${purpose}`}
          label={cookies.purposes[purpose]}
          layout="inline"
        >
          {(control) => <Checkbox {...control} name={purpose} />}
        </Field>
      ))}
      <Button type="submit" variant="secondary">
        {cookies.save}
      </Button>
    </form>
  );
}
