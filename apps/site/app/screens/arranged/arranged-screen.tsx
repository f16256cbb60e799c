import type { ReactNode } from 'react';
import type { PageContent, SectionData } from '../../content/domain.ts';
import { PageHeader } from '../../sections/detail/page-header.tsx';
import { Sections } from '../../sections/sections.tsx';
import { ContactArea } from '../contact/contact-area.tsx';

interface ArrangedScreenProps {
  page: PageContent;
  data: SectionData;
  /** What stands in the place of the contact form, if not the empty form. */
  contactForm?: ReactNode;
}

/** A page that is what an editor arranged: a title unless a hero says it, sections, the form. */
export function ArrangedScreen({ page, data, contactForm }: ArrangedScreenProps) {
  const { sections } = page;
  const hasHero = sections[0]?.kind === 'hero';
  const hasForm = sections.some(({ kind }) => kind === 'contact');
  return (
    <>
      {hasHero ? null : <PageHeader title={page.title} subtitle={page.subtitle} />}
      <Sections of={sections} data={data} contactForm={contactForm} />
      {hasForm ? null : <ContactArea settings={data.settings}>{contactForm}</ContactArea>}
    </>
  );
}
