import { useLocalePath } from '../../i18n/locale-link.tsx';
import { stack } from '../layout/layout.ts';
import { Button } from '../links/button.tsx';
import { Icon } from '../picture/icon.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** Id of the input. */
  id: string;
  /** Path of the results, without language. */
  to: string;
  label: string;
  hint?: string;
  error?: string | null;
  button: string;
  /** The search text; empty without a search. */
  q: string;
  /** Characters that can be typed. */
  maxLength: number;
  /** A filter that the search keeps. */
  filter?: { name: string; value: string } | null;
}

/** A search box: a form whose answer is another document. */
export function SearchForm(props: SearchFormProps) {
  const { id, to, label, hint, error, button, q, maxLength, filter } = props;
  return (
    <search>
      <form method="get" action={useLocalePath()(to)} className={stack(2, styles.form)}>
        {filter ? <input type="hidden" {...filter} /> : null}
        <Field id={id} label={label} hint={hint} error={error}>
          {(control) => (
            <Input
              {...control}
              key={q}
              type="search"
              name="q"
              defaultValue={q}
              maxLength={maxLength}
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          <Icon name="search" size={20} />
          {button}
        </Button>
      </form>
    </search>
  );
}
