import type { CareerContent } from '../content/domain.ts';
import { useMessages } from '../i18n/i18n.tsx';
import { AttachmentField, MailField, MessageField, NameField } from './form/fields.tsx';
import type { FormProps } from './form/form.ts';
import { LeadForm } from './form/lead-form.tsx';

/** Id of the section with the form on the page of a job. */
export const JOB_FORM_ID = 'job-form';

interface JobFormProps extends FormProps {
  career: Pick<CareerContent, 'slug' | 'title'>;
}

/** Application for one job. The page of the job takes it where no scripts run. */
export function JobForm({ career, ...props }: JobFormProps) {
  const { forms } = useMessages();
  return (
    <LeadForm
      {...props}
      form={{ name: 'career', type: 'career', path: '/career/apply', about: career.slug }}
      page={`/careers/${career.slug}#${JOB_FORM_ID}`}
      clause={props.settings.contactConsent}
      send={forms.sendJob}
      hidden={[
        ['topic', 'jobApply'],
        ['jobTitle', career.title.text],
        ['jobSlug', career.slug],
      ]}
      fields={{
        fullName: <NameField />,
        mail: <MailField />,
        message: <MessageField label={forms.jobMessage} hint={forms.jobMessageHint} />,
        attachment: <AttachmentField label={forms.cv} />,
      }}
    />
  );
}
