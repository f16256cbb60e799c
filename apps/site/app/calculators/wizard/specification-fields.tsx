import {
  DISTRIBUTION_CHANNELS,
  type FieldErrors,
  HARDWARE_SUPPORT,
  MAINTENANCE_MONTHS,
  TEXT_MAX,
} from '@osnowa/contract';
import { plural } from '../../i18n/format.ts';
import { useLocale, useMessages } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Input } from '../../ui/form/input.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { useWizardLabels } from '../labels.tsx';
import { ChoiceGroup, wizardId } from './choice-group.tsx';
import styles from './specification-fields.module.css';
import { type Pairs, valuesIn } from './wizard-pairs.ts';

interface FieldsProps {
  pairs: Pairs;
  errors: FieldErrors;
}

/** Specification of a bespoke application. */
export function BespokeFields({ pairs, errors }: FieldsProps) {
  const locale = useLocale();
  const { forms } = useMessages();
  const { wizard } = useWizardLabels();
  const group = (name: string) => ({ name, chosen: valuesIn(pairs, name), error: errors[name] });
  const monthsError = errors.maintenanceMonths;
  return (
    <>
      <NoneOrText
        name="technicalPreferences"
        legend={wizard.technicalPreferences}
        {...{ pairs, errors }}
      />
      <NoneOrText name="backend" legend={wizard.backend} {...{ pairs, errors }} />
      <ChoiceGroup
        {...group('interfaceDesign')}
        legend={wizard.interfaceDesign}
        choose="one"
        options={[
          { value: 'yes', label: wizard.yes },
          { value: 'no', label: wizard.no },
        ]}
      />
      <ChoiceGroup
        {...group('distributionChannels')}
        legend={wizard.distributionChannels}
        choose="several"
        options={DISTRIBUTION_CHANNELS.map((value) => ({ value, label: wizard.channels[value] }))}
      />
      <div className={styles.depending}>
        <ChoiceGroup
          {...group('maintenance')}
          legend={wizard.maintenance}
          choose="one"
          options={[
            { value: 'none', label: wizard.noMaintenance },
            { value: 'months', label: wizard.withMaintenance },
          ]}
        />
        <Field
          id={wizardId('maintenanceMonths')}
          className={styles.dependent}
          label={wizard.maintenanceMonths}
          error={monthsError && forms.fields[monthsError]}
        >
          {(control) => (
            <Select
              {...control}
              name="maintenanceMonths"
              defaultValue={valuesIn(pairs, 'maintenanceMonths')[0] ?? ''}
            >
              <option value="">–</option>
              {MAINTENANCE_MONTHS.map((months) => (
                <option key={months} value={months}>
                  {plural(locale, months, wizard.months)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </>
  );
}

/** "None, or this text." */
function NoneOrText({
  name,
  legend,
  pairs,
  errors,
}: FieldsProps & { name: 'technicalPreferences' | 'backend'; legend: string }) {
  const { forms } = useMessages();
  const { wizard } = useWizardLabels();
  const text = `${name}Text`;
  const error = errors[text];
  return (
    <div className={styles.depending}>
      <ChoiceGroup
        name={name}
        legend={legend}
        choose="one"
        chosen={valuesIn(pairs, name)}
        error={errors[name]}
        options={[
          { value: 'none', label: wizard.none },
          { value: 'text', label: wizard.withText },
        ]}
      />
      <Field
        id={wizardId(text)}
        className={styles.dependent}
        label={wizard.describe}
        error={error && forms.fields[error]}
      >
        {(control) => (
          <Textarea
            {...control}
            name={text}
            rows={4}
            maxLength={TEXT_MAX.other}
            defaultValue={valuesIn(pairs, text)[0]}
          />
        )}
      </Field>
    </div>
  );
}

/** Specification of products and systems. */
export function SystemsFields({ pairs, errors }: FieldsProps) {
  const { forms } = useMessages();
  const { wizard } = useWizardLabels();
  const error = errors.users;
  return (
    <>
      <Field
        id={wizardId('users')}
        label={wizard.users}
        hint={wizard.usersHint}
        error={error && forms.fields[error]}
      >
        {(control) => (
          <Input
            {...control}
            name="users"
            inputMode="numeric"
            autoComplete="off"
            aria-required
            defaultValue={valuesIn(pairs, 'users')[0]}
          />
        )}
      </Field>
      <ChoiceGroup
        name="hardwareSupport"
        legend={wizard.hardwareSupport}
        choose="several"
        chosen={valuesIn(pairs, 'hardwareSupport')}
        error={errors.hardwareSupport}
        options={HARDWARE_SUPPORT.map((value) => ({ value, label: wizard.hardware[value] }))}
      />
    </>
  );
}
