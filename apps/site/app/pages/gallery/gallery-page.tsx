import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FileDrop } from '../../ui/form/file-drop.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { band, cluster, grid, stack, wide } from '../../ui/layout/layout.ts';
import { Button, ButtonLink } from '../../ui/links/button.tsx';
import { ArrowLink } from '../../ui/links/link.tsx';
import styles from './gallery.module.css';
import { GalleryLists, GalleryMotif } from './gallery-lists.tsx';
import { useGalleryMessages } from './gallery-messages.ts';

/** Every component in its states, for developers and tests; no visitors' page links to it. */
export function GalleryPage() {
  const gallery = useGalleryMessages();
  return (
    <div className={stack(6, band, styles.gallery)}>
      <h1>{gallery.title}</h1>
      <p>{gallery.intro}</p>
      <GalleryPart title={gallery.buttons}>
        <Buttons />
      </GalleryPart>
      <GalleryPart title={gallery.night} ground="night">
        <Buttons />
      </GalleryPart>
      <GalleryPart title={gallery.fields}>
        <GalleryFields prefix="field" />
      </GalleryPart>
      <GalleryPart title={gallery.dialogs}>
        <GalleryDialogs />
      </GalleryPart>
      <GalleryPart title={gallery.lists}>
        <GalleryLists />
      </GalleryPart>
      <GalleryPart title={gallery.motif}>
        <GalleryMotif />
      </GalleryPart>
    </div>
  );
}

function Buttons() {
  const gallery = useGalleryMessages();
  return (
    <div className={cluster(4)}>
      <Button>{gallery.send}</Button>
      <Button variant="secondary">{gallery.send}</Button>
      <Button variant="quiet">{gallery.send}</Button>
      <Button disabled>{gallery.send}</Button>
      <ButtonLink to="/contact">{gallery.leadOn}</ButtonLink>
      <ButtonLink to="/contact" variant="secondary">
        {gallery.leadOn}
      </ButtonLink>
      <ArrowLink to="/realizations">{gallery.leadOn}</ArrowLink>
    </div>
  );
}

/** One group of the gallery. */
function GalleryPart({
  title,
  ground,
  children,
}: {
  title: string;
  ground?: 'night';
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={stack(6, styles.part)} aria-labelledby={id} data-ground={ground}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Both placements of the dialog. */
function GalleryDialogs() {
  const gallery = useGalleryMessages();
  const [open, setOpen] = useState<'centre' | 'side' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={cluster(4)}>
      <Button onClick={() => setOpen('centre')}>{gallery.openDialog}</Button>
      <Button variant="secondary" onClick={() => setOpen('side')}>
        {gallery.openSide}
      </Button>
      <Dialog open={open === 'centre'} onClose={close} title={gallery.openDialog}>
        <p>{gallery.dialogText}</p>
      </Dialog>
      <Dialog open={open === 'side'} onClose={close} title={gallery.openSide} placement="side">
        <p>{gallery.dialogText}</p>
        <Button onClick={close}>{gallery.send}</Button>
      </Dialog>
    </div>
  );
}

/** All controls: empty, filled, with a mistake, disabled. */
function GalleryFields({ prefix }: { prefix: string }) {
  const gallery = useGalleryMessages();
  const id = (name: string) => `${prefix}-${name}`;
  const errors = [{ id: id('wrong'), message: gallery.error }];
  return (
    <form className={grid(6, styles.columns)} onSubmit={(event) => event.preventDefault()}>
      <div className={wide}>
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
      <Field id={id('message')} label={gallery.message} optional className={wide}>
        {(control) => <Textarea {...control} name="message" />}
      </Field>
      <Field id={id('file')} label={gallery.file} hint={gallery.fileHint} optional>
        {(control) => <FileDrop {...control} name="file" multiple />}
      </Field>
      <div className={stack(6)}>
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
