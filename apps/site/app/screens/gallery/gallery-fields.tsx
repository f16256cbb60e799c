import { useMessages } from '../../i18n/i18n.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FileDrop } from '../../ui/form/file-drop.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import styles from './gallery.module.css';

/** All controls: empty, filled, with a mistake, disabled. */
export function GalleryFields({ prefix }: { prefix: string }) {
  const { gallery } = useMessages();
  const id = (name: string) => `${prefix}-${name}`;
  const errors = [{ id: id('wrong'), message: gallery.error }];
  return (
    <form className={styles.columns} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.wide}>
        <ErrorSummary title={gallery.summary} errors={errors} attempt={0} />
      </div>
      <Field id={id('mail')} label={gallery.label} hint={gallery.hint}>
        {(control) => <Input {...control} name="mail" type="email" autoComplete="email" />}
      </Field>
      <Field id={id('wrong')} label={gallery.label} hint={gallery.hint} error={gallery.error}>
        {(control) => <Input {...control} name="wrong" defaultValue="a.kowalczyk@" />}
      </Field>
      <Field id={id('off')} label={gallery.label} optional>
        {(control) => <Input {...control} name="off" disabled />}
      </Field>
      <Field id={id('choice')} label={gallery.choice}>
        {(control) => (
          <Select {...control} name="choice">
            <option>{gallery.lists}</option>
            <option>{gallery.buttons}</option>
          </Select>
        )}
      </Field>
      <Field id={id('message')} label={gallery.message} optional className={styles.wide}>
        {(control) => <Textarea {...control} name="message" />}
      </Field>
      <Field id={id('file')} label={gallery.file} hint={gallery.fileHint} optional>
        {(control) => <FileDrop {...control} name="file" multiple />}
      </Field>
      <div className={styles.stack}>
        <Field id={id('consent')} label={gallery.consent} layout="inline">
          {(control) => <Checkbox {...control} name="consent" defaultChecked />}
        </Field>
        <Field id={id('refused')} label={gallery.consent} layout="inline" error={gallery.error}>
          {(control) => <Checkbox {...control} name="refused" />}
        </Field>
        <Field id={id('radio')} label={gallery.choice} layout="inline">
          {(control) => <Checkbox {...control} name="radio" type="radio" defaultChecked />}
        </Field>
      </div>
    </form>
  );
}
