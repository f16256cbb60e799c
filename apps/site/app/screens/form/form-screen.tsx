import type { PageContent, SectionData } from '../../content/domain.ts';
import { ConsultationForm } from '../../leads/consultation-form.tsx';
import { ContactForm } from '../../leads/contact-form.tsx';
import type { FormResult } from '../../leads/form/form.ts';
import { SentNotice } from '../../leads/form/sent-text.tsx';
import { NewsletterForm } from '../../leads/newsletter-form.tsx';
import { ContentPageScreen } from '../content-page/content-page-screen.tsx';

const FORMS = { contact: ContactForm, consultation: ConsultationForm, newsletter: NewsletterForm };

interface FormScreenProps {
  page: PageContent;
  data: SectionData;
  form: keyof typeof FORMS;
  /** Result of a form sent without scripts. */
  result: FormResult | null;
}

/** A page with a form of its own; a browser without scripts sees the result here too. */
export function FormScreen({ page, data, form, result }: FormScreenProps) {
  const Form = FORMS[form];
  const { settings } = data;
  const place =
    result?.kind === 'sent' ? (
      <SentNotice form={form} {...result} settings={settings} />
    ) : (
      <Form settings={settings} result={result} />
    );
  return <ContentPageScreen page={page} data={data} contactForm={place} />;
}
