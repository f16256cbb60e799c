import { TEXT_MAX } from '@osnowa/contract';
import { useCalculatorLabels } from '../../calculators/labels.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';

/** Free text: a description instead of the choice, or remarks in addition to it. */
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
