'use client';

import { LOCALE_CODES, LOCALES } from '@osnowa/contract';
import { fill } from '@osnowa/text';
import { type FormEvent, useState } from 'react';
import { TypedDateRefusal } from '../../fields/days/typed-date-field.tsx';
import { READ_TIMES } from '../../fields/days/typed-formats.ts';
import { type PickerSettings, useTypedDate } from '../../fields/days/use-typed-date.ts';
import { useOfficeLanguage, useWords } from '../../kit/office-words.tsx';
import {
  Button,
  DatePicker,
  Drawer,
  FieldLabel,
  toast,
  useDocumentTitle,
} from '../../kit/payload.ts';
import { type ScreenWords, screenWords } from '../../kit/screen-words.ts';
import { useSaveDraft } from '../editing/save-draft.ts';
import { instantOfPicker, pickerTimeOf } from './picked-time.ts';
import { PlannedJobs } from './planned-jobs.tsx';
import { useSchedule } from './use-schedule.ts';

/** Minutes between the times that are offered. */
const STEP = 15;

interface Props {
  slug: string;
  /** The action that is offered first. */
  offered: 'publish' | 'unpublish';
  hasLanguages: boolean;
}

/** Chooses when the document is published or unpublished, and shows the scheduled times. */
export function ScheduleDrawer({ slug, ...props }: Props) {
  const words = useWords();
  const { title } = useDocumentTitle();
  const heading = fill(words.schedule.title, { title });
  return (
    <Drawer slug={slug} title={heading} className="schedule">
      <Schedule {...props} />
    </Drawer>
  );
}

function Schedule({ offered, hasLanguages }: Omit<Props, 'slug'>) {
  const language = useOfficeLanguage();
  const say = (word: keyof ScreenWords['schedule']) => screenWords(language).schedule[word];
  const { jobs, plan, cancel } = useSchedule(say('failed'));
  const [type, setType] = useState(offered);
  const [date, setDate] = useState<Date | null>(null);
  const [locale, setLocale] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const saveDraft = useSaveDraft();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The drawer is inside the form of the document.
    event.stopPropagation();
    if (!date) return toast.error(say('noTime'));
    setIsBusy(true);
    // The stored draft is published: with the text that is in the form.
    const isSaved = type === 'unpublish' || (await saveDraft());
    if (!isSaved) return setIsBusy(false);
    const one = type === 'publish' && locale !== '' ? { localeToPublish: locale } : {};
    const refusal = await plan({ type, date, ...one });
    setIsBusy(false);
    if (refusal !== null) return toast.error(refusal);
    setDate(null);
    toast.success(say('saved'));
  };
  return (
    <div className="stack">
      <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
        <fieldset className="actions">
          <legend>{say('what')}</legend>
          {(['publish', 'unpublish'] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="type"
                checked={type === one}
                onChange={() => setType(one)}
              />
              {say(one)}
            </label>
          ))}
        </fieldset>
        <div>
          <FieldLabel label={say('when')} htmlFor="schedule-time" required />
          <PickedTime date={date} onPick={setDate} say={say} />
        </div>
        {type === 'publish' && hasLanguages ? (
          <label className="stack">
            {say('language')}
            <select value={locale} onChange={({ currentTarget }) => setLocale(currentTarget.value)}>
              <option value="">{say('all')}</option>
              {LOCALE_CODES.map((code) => (
                <option key={code} value={code}>
                  {LOCALES[code].name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <Button id="scheduled-publish-save" type="submit" disabled={isBusy} margin={false}>
          {say('save')}
        </Button>
      </form>
      <section className="panel" aria-label={say('planned')}>
        <h2>{say('planned')}</h2>
        {jobs.length === 0 ? <p>{say('none')}</p> : <PlannedJobs jobs={jobs} cancel={cancel} />}
      </section>
    </div>
  );
}

interface PickedTimeProps {
  date: Date | null;
  onPick(date: Date | null): void;
  say(word: keyof ScreenWords['schedule']): string;
}

/** The day and time, as they are said: “pon., 30 listopada 2026, 8:00 (czas polski)”. */
function PickedTime({ date, onPick, say }: PickedTimeProps) {
  const shown = `EEE, d MMMM yyyy, H:mm '(${say('zone')})'`;
  const overrides = {
    id: 'schedule-time',
    dateFormat: [shown, ...READ_TIMES],
    timeCaption: say('hour'),
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
