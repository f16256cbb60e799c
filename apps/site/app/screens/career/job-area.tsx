import type { CareerContent, SettingsContent } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import type { FormResult } from '../../leads/form/form.ts';
import { SentNotice } from '../../leads/form/sent-text.tsx';
import { JOB_FORM_ID, JobForm } from '../../leads/job-form.tsx';
import { ContactPoint } from '../../sections/contact/contact.tsx';
import { SectionFrame } from '../../sections/section-frame.tsx';
import { useLabel } from '../../ui/text/local-text.tsx';

interface JobAreaProps {
  career: CareerContent;
  settings: SettingsContent;
  /** How an application sent without JavaScript ended. */
  result: FormResult | null;
}

/** The form for this job, in the place of the contact form; a CV may also come by e-mail. */
export function JobArea({ career, settings, result }: JobAreaProps) {
  const label = useLabel();
  const { forms } = useMessages();
  return (
    <SectionFrame
      id={JOB_FORM_ID}
      title={label(forms.jobHeading)}
      subtitle={label(forms.jobIntro)}
      layout="aside"
      headExtra={<ContactPoint point={settings.office} subject={career.title.text} />}
    >
      {result?.kind === 'sent' ? (
        <SentNotice form="career" {...result} settings={settings} />
      ) : (
        <JobForm career={career} settings={settings} result={result} />
      )}
    </SectionFrame>
  );
}
