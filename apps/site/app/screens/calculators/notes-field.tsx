import { TEXT_MAX } from '@osnowa/contract';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';

/** What cannot be ticked: a description in words, or something beside the choice. */
export function NotesField({ notes, customised }: { notes: string; customised: boolean }) {
  const labels = useCalculatorLabels();
  return (
    <Field
      id="calculator-notes"
      label={customised ? labels.notesCustomised : labels.notes}
      hint={labels.notesHint}
      optional={!customised}
    >
      {(control) => (
        <Textarea
          {...control}
          name="notes"
          rows={6}
          maxLength={TEXT_MAX.other}
          defaultValue={notes}
        />
      )}
    </Field>
  );
}
