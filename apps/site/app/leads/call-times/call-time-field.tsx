import { zoneInWords } from '@osnowa/contract';
import { useEffect, useState } from 'react';
import { fill } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { LocaleLink } from '../../i18n/locale-link.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { line, stack, surface, wide } from '../../ui/layout/layout.ts';
import roles from '../../ui/text/roles.module.css';
import { useField } from '../form/fields.tsx';
import { CONTACT_FORM_ID } from '../form/form.ts';
import styles from './call-times.module.css';
import { type CallChoice, TimesList } from './times-list.tsx';
import { useCallTimes } from './use-call-times.ts';

/** Address of the form with the times in it, for browsers that run no scripts. */
export const TIMES_PAGE = `/consultation?times=list#${CONTACT_FORM_ID}`;

/**
 * The time of an adviser's call: a free one, or as soon as possible. Without scripts the page shows
 * a link to itself with the times in it.
 */
export function CallTimeField({ words, free: given }: CallChoice) {
  const { name, tied, value } = useField();
  const [chosen, setChosen] = useState(value || null);
  const zone = useZone();
  const locale = useLocale();
  const { free, refresh } = useCallTimes(given, tied.error);
  const ids = { hint: `${tied.id}-hint`, error: `${tied.id}-error` };
  if (!free) {
    return (
      <p className={`${wide} ${styles.choose}`}>
        <LocaleLink to={TIMES_PAGE}>{words.choose}</LocaleLink>
      </p>
    );
  }
  return (
    <fieldset
      className={stack(3, wide, styles.field)}
      aria-describedby={[ids.hint, tied.error && ids.error].filter(Boolean).join(' ')}
      onFocus={refresh}
    >
      <legend>{words.question}</legend>
      <p id={ids.hint} className={roles.note}>
        {fill(words.hint, { zone: zoneInWords(free.timeZone, locale) })}
      </p>
      <label className={line(2, surface, styles.time, styles.any)}>
        <input
          id={tied.id}
          type="radio"
          name={name}
          value=""
          defaultChecked={chosen === null}
          onChange={() => setChosen(null)}
        />
        <span>{words.any}</span>
      </label>
      <TimesList {...{ words, free, zone, chosen, name }} onChoose={setChosen} />
      {zone ? <input type="hidden" name="timeZone" value={zone} /> : null}
      <FieldError id={ids.error}>{tied.error}</FieldError>
    </fieldset>
  );
}

/** The visitor's time zone; `null` on the server, and where a browser does not say it. */
function useZone(): string | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone || null), []);
  return zone;
}
