import type { PageContent, SectionData } from '../../content/domain.ts';
import { useMessages } from '../../i18n/i18n.tsx';
import { ContactForm } from '../../leads/contact-form.tsx';
import type { FormResult } from '../../leads/form-result.ts';
import { SentText } from '../../leads/sent-text.tsx';
import { ArrangedScreen } from '../arranged/arranged-screen.tsx';

interface ContactScreenProps {
  page: PageContent;
  data: SectionData;
  /** How a form sent without JavaScript ended. */
  result: FormResult | null;
}

/** The contact page, which is also where a browser without scripts sees how its form ended. */
export function ContactScreen({ page, data, result }: ContactScreenProps) {
  const { forms } = useMessages();
  const form =
    result?.kind === 'sent' ? (
      <div role="status">
        <h3>{forms.sentTitle}</h3>
        <SentText reference={result.reference} />
      </div>
    ) : (
      <ContactForm settings={data.settings} result={result} />
    );
  return <ArrangedScreen page={page} data={data} contactForm={form} />;
}
