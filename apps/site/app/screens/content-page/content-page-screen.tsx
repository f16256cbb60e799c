import type { ReactNode } from 'react';
import type { PageContent, SectionData } from '../../content/domain.ts';
import { CallLink } from '../../sections/contact/call-link.tsx';
import { PageHeader } from '../../sections/detail/page-header.tsx';
import { LanguageNotice } from '../../sections/language-notice/language-notice.tsx';
import { Faces } from '../../sections/people/faces.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { Sections } from '../../sections/sections.tsx';
import { ContactArea } from '../contact/contact-area.tsx';

interface ContentPageProps {
  page: PageContent;
  data: SectionData;
  /** Shown in place of the empty contact form. */
  contactForm?: ReactNode;
}

/** A page of an editor's sections. The title stands above them unless a hero shows it; the form follows. */
export function ContentPageScreen({ page, data, contactForm }: ContentPageProps) {
  const { sections } = page;
  const hasHero = sections[0]?.kind === 'hero';
  // A page of job offers shows whom one will work with.
  const hasFaces =
    sections.some(({ kind }) => kind === 'careers') &&
    !sections.some(({ kind }) => kind === 'team');
  const hasForm = sections.some(({ kind }) => kind === 'contact');
  return (
    <>
      <LanguageNotice languages={page.languages} />
      {hasHero ? null : (
        <PageHeader
          title={page.title}
          subtitle={page.subtitle}
          beside={hasFaces ? <Faces employees={data.employees} /> : undefined}
        >
          {data.quote ? <Quote quote={data.quote} /> : null}
        </PageHeader>
      )}
      <Sections of={sections} data={data} contactForm={contactForm} />
      {hasForm ? null : (
        <ContactArea settings={data.settings} more={<CallLink />}>
          {contactForm}
        </ContactArea>
      )}
    </>
  );
}
