'use client';

import { LOCALE_CODES, LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { traverseForLocalizedFields } from '@payloadcms/ui/shared';
import { type ComponentProps, type FormEvent, useLayoutEffect, useState } from 'react';
import { editingRights, writesEverything, writesIn } from '../../accounts/editing-rights.ts';
import { TypedDateRefusal } from '../../kit/fields/days/typed-date-field.tsx';
import { READ_TIMES } from '../../kit/fields/days/typed-formats.ts';
import { type PickerSettings, useTypedDate } from '../../kit/fields/days/use-typed-date.ts';
import { useSaveDraft } from '../../kit/form/save-draft.ts';
import { useWords } from '../../kit/office-words.tsx';
import {
  Button,
  DatePicker,
  Drawer,
  FieldLabel,
  PublishButton as PayloadPublishButton,
  toast,
  useAuth,
  useDocumentInfo,
  useDocumentTitle,
  useDrawerSlug,
  useLocale,
  useModal,
} from '../../kit/payload.ts';
import { AskForPublication, PublishThisLanguage } from '../../publishing/limited-rights.tsx';
import { PlannedJobs, useSchedule } from '../../publishing/schedule/planned-jobs.tsx';
import { instantOfPicker, pickerTimeOf } from '../../publishing/schedule/schedule-time.ts';
import { BeginButton } from '../templates/begin-button.tsx';

interface Props extends NonNullable<ComponentProps<typeof PayloadPublishButton>> {
  hasLanguages: boolean;
}

/** The button for what this person may do: publish all languages, publish one, or ask for it. */
export function PublishButton(props: ComponentProps<typeof PayloadPublishButton>) {
  const { user } = useAuth();
  const { code } = useLocale();
  const { docConfig, id, savedDocumentData } = useDocumentInfo();
  const rights = editingRights(user);
  if (!rights) return null;
  if (id !== undefined && savedDocumentData?.isTemplate) {
    return <BeginButton template={id} buttonStyle="primary" size="medium" />;
  }
  if (!rights.mayPublish) return <AskForPublication />;
  const isByLanguage = docConfig && traverseForLocalizedFields(docConfig.fields);
  if (writesEverything(rights) || !isByLanguage) {
    return <PublishAll {...props} hasLanguages={Boolean(isByLanguage)} />;
  }
  return writesIn(rights, code) ? <PublishThisLanguage /> : null;
}

/**
 * Payload's button with our drawer. Payload's own writes dates as Americans do, names its time zone
 * by a code, takes a refusal for success, and offers to unpublish what was never published.
 */
function PublishAll({ hasLanguages, ...props }: Props) {
  const { closeModal, isModalOpen, openModal } = useModal();
  const { hasPublishedDoc, id, unpublishedVersionCount } = useDocumentInfo();
  const slug = useDrawerSlug('schedule');
  const payloads = `schedule-publish-${id}`;
  const isAsked = isModalOpen(payloads);
  // Before the browser draws Payload's drawer, which its menu opens.
  useLayoutEffect(() => {
    if (!isAsked) return;
    closeModal(payloads);
    openModal(slug);
  }, [closeModal, isAsked, openModal, payloads, slug]);
  const isUpToDate = hasPublishedDoc && unpublishedVersionCount === 0;
  return (
    <>
      <PayloadPublishButton {...props} />
      <ScheduleDrawer
        slug={slug}
        offered={isUpToDate ? 'unpublish' : 'publish'}
        hasLanguages={hasLanguages}
      />
    </>
  );
}

/** Minutes between the times that are offered. */
const STEP = 15;

interface DrawerProps {
  slug: string;
  /** The action that is offered first. */
  offered: 'publish' | 'unpublish';
  hasLanguages: boolean;
}

/** Chooses when the document is published or unpublished, and shows the scheduled times. */
function ScheduleDrawer({ slug, ...props }: DrawerProps) {
  const words = useWords();
  const { title } = useDocumentTitle();
  const heading = fill(words.schedule.title, { title });
  return (
    <Drawer slug={slug} title={heading} className="schedule">
      <Schedule {...props} />
    </Drawer>
  );
}

function Schedule({ offered, hasLanguages }: Omit<DrawerProps, 'slug'>) {
  const words = useWords().schedule;
  const { jobs, plan, cancel } = useSchedule();
  const [type, setType] = useState(offered);
  const [date, setDate] = useState<Date | null>(null);
  const [locale, setLocale] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const saveDraft = useSaveDraft();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The drawer is inside the form of the document.
    event.stopPropagation();
    if (!date) return toast.error(words.noTime);
    setIsBusy(true);
    // The stored draft is published: with the text that is in the form.
    const isSaved = type === 'unpublish' || (await saveDraft());
    if (!isSaved) return setIsBusy(false);
    const one = type === 'publish' && locale !== '' ? { localeToPublish: locale } : {};
    const refusal = await plan({ type, date, ...one });
    setIsBusy(false);
    if (refusal !== null) return toast.error(refusal);
    setDate(null);
    toast.success(words.saved);
  };
  return (
    <div className="stack">
      <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
        <fieldset className="actions">
          <legend>{words.what}</legend>
          {(['publish', 'unpublish'] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="type"
                checked={type === one}
                onChange={() => setType(one)}
              />
              {words[one]}
            </label>
          ))}
        </fieldset>
        <div>
          <FieldLabel label={words.when} htmlFor="schedule-time" required />
          <PickedTime date={date} onPick={setDate} />
        </div>
        {type === 'publish' && hasLanguages ? (
          <label className="stack">
            {words.language}
            <select value={locale} onChange={({ currentTarget }) => setLocale(currentTarget.value)}>
              <option value="">{words.all}</option>
              {LOCALE_CODES.map((code) => (
                <option key={code} value={code}>
                  {LOCALES[code].name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <Button id="scheduled-publish-save" type="submit" disabled={isBusy} margin={false}>
          {words.save}
        </Button>
      </form>
      <section className="panel" aria-label={words.planned}>
        <h2>{words.planned}</h2>
        {jobs.length === 0 ? <p>{words.none}</p> : <PlannedJobs jobs={jobs} cancel={cancel} />}
      </section>
    </div>
  );
}

interface PickedTimeProps {
  date: Date | null;
  onPick(date: Date | null): void;
}

/** The day and time, as they are said: “pon., 30 listopada 2026, 8:00 (czas polski)”. */
function PickedTime({ date, onPick }: PickedTimeProps) {
  const words = useWords().schedule;
  const shown = `EEE, d MMMM yyyy, H:mm '(${words.zone})'`;
  const overrides = {
    id: 'schedule-time',
    dateFormat: [shown, ...READ_TIMES],
    timeCaption: words.hour,
    autoComplete: 'off',
  };
  const settings = { pickerAppearance: 'dayAndTime', overrides } as PickerSettings;
  // An unreadable time counts as none: the button then asks for one.
  const typed = useTypedDate(settings, date, () => onPick(null));
  return (
    <>
      <DatePicker
        pickerAppearance="dayAndTime"
        timeFormat="H:mm"
        timeIntervals={STEP}
        minDate={pickerTimeOf(new Date())}
        onChange={(picked) => onPick(picked ? instantOfPicker(picked) : null)}
        overrides={typed.overrides}
        {...(date && { value: pickerTimeOf(date) })}
      />
      <TypedDateRefusal>{typed.shown}</TypedDateRefusal>
    </>
  );
}
