import type { ReactNode } from 'react';
import type { PageContent, SectionContent, SectionData, SectionOf } from '../../content/domain.ts';
import { CallLink } from '../../sections/contact/call-link.tsx';
import { ContactArea } from '../../sections/contact/contact-area.tsx';
import { PageHeader, PictureAside } from '../../sections/detail/page-header.tsx';
import { LanguageNotice } from '../../sections/language-notice/language-notice.tsx';
import { Faces } from '../../sections/people/people.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { Sections } from '../../sections/sections.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ACROSS } from '../../ui/picture/sizes.ts';

/** `sizes` of a picture next to a title. */
const ASIDE = `(width >= 90rem) 31rem, (width >= 40rem) 38vw, ${ACROSS}`;

interface ContentPageProps {
  page: PageContent;
  data: SectionData;
  /** Shown in place of the empty contact form. */
  contactForm?: ReactNode;
}

/** The picture at the beginning of a page, unless it has a text of its own. */
function asideOfTitle(first: SectionContent | undefined): SectionOf<'picture'> | null {
  if (first?.kind !== 'picture' || first.title || first.subtitle || first.button) return null;
  return first;
}

function asideOf(picture: SectionOf<'picture'> | null, employees: SectionData['employees']) {
  if (picture?.image.phonePart) return <PictureAside image={picture.image} sizes={ASIDE} />;
  if (picture) return <Picture image={picture.image} sizes={ASIDE} priority />;
  return employees.length > 0 ? <Faces employees={employees} /> : undefined;
}

/**
 * A page of an editor's sections. Unless a hero shows the title, it is above them, next to the
 * picture that a page may begin with; the form follows.
 */
export function ContentPage({ page, data, contactForm }: ContentPageProps) {
  const picture = asideOfTitle(page.sections[0]);
  const sections = picture ? page.sections.slice(1) : page.sections;
  const hasHero = sections[0]?.kind === 'hero';
  // A page about the company or about working there begins with its people.
  const hasFaces = sections.some(({ kind }) => kind === 'careers' || kind === 'team');
  const hasForm = sections.some(({ kind }) => kind === 'contact');
  return (
    <>
      <LanguageNotice languages={page.languages} />
      {hasHero ? null : (
        <PageHeader
          title={page.title}
          subtitle={page.subtitle}
          aside={asideOf(picture, hasFaces ? data.employees : [])}
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
