import type { PageContent, SectionData } from '../../content/domain.ts';
import { FORM_SETTINGS } from '../../content/domain.ts';
import { pick } from '../../content/pick.ts';
import { Island } from '../../islands/island.tsx';
import type { CallChoice } from '../../leads/call-times/times-list.tsx';
import { island as consultation } from '../../leads/consultation-form.island.tsx';
import { island as contact } from '../../leads/contact-form.island.tsx';
import type { FormResult } from '../../leads/form/form.ts';
import { SentNotice } from '../../leads/form/sent-text.tsx';
import { island as newsletter } from '../../leads/newsletter-form.island.tsx';
import { ContentPage } from '../content-page/content-page.tsx';

const FORMS = { contact, newsletter };

interface FormPageProps {
  page: PageContent;
  data: SectionData;
  form: keyof typeof FORMS | 'consultation';
  /** Result of a form sent without scripts. */
  result: FormResult | null;
  /** Times for a consultation, if some are offered. */
  calls: CallChoice | undefined;
}

/** A page with a form of its own; a browser without scripts sees the result here too. */
export function FormPage({ page, data, form, result, calls }: FormPageProps) {
  const { settings } = data;
  const props = { settings: pick(settings, FORM_SETTINGS), result };
  const place =
    result?.kind === 'sent' ? (
      <SentNotice form={form} {...result} settings={settings} />
    ) : form === 'consultation' ? (
      <Island of={consultation} props={{ ...props, ...(calls && { calls }) }} />
    ) : (
      <Island of={FORMS[form]} props={props} />
    );
  return <ContentPage page={page} data={data} contactForm={place} />;
}
