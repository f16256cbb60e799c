import { Fragment, type ReactNode } from 'react';
import type { SectionContent, SectionData, SectionOf } from '../content/domain.ts';
import { Island } from '../islands/island.tsx';
import { ContactFormIsland } from '../leads/contact-form-island.tsx';
import { PictureAhead, WIDE } from '../ui/picture/picture-ahead.tsx';
import { Areas, AreasAndIndustries, Industries } from './area/areas.tsx';
import { Articles } from './blog/articles.tsx';
import { Calculator, CallToAction } from './call-to-action/call-to-action.tsx';
import { Careers } from './career/careers.tsx';
import { Claims } from './claims/claims.tsx';
import { Addresses } from './contact/addresses.tsx';
import { CallLink } from './contact/call-link.tsx';
import { Contact } from './contact/contact.tsx';
import { EXAMPLE_RENDERERS } from './examples/examples.tsx';
import { Hero } from './hero/hero.tsx';
import { Advisers, AdvisersAside, Association, Team } from './people/people.tsx';
import { Points, PointsBelow, Questions } from './points/points.tsx';
import { ProductRows } from './product/product-rows.tsx';
import { Products } from './product/products.tsx';
import { RealizationList } from './realization/realization-list.tsx';
import { Realizations } from './realization/realizations.tsx';
import styles from './section-frame.module.css';
import { Services } from './services/services.tsx';
import { island as slider } from './slider/slider.island.tsx';
import { slidePicture } from './slider/slider.tsx';
import { Flow, Stages, StagesAside } from './stages/stages.tsx';
import { island as wheel } from './stages/wheel.island.tsx';
import { PictureSection, Sheet, Text } from './text/text.tsx';

type Kind = SectionContent['kind'];

interface Context {
  data: SectionData;
  /** Shown in place of the contact form. */
  contactForm: ReactNode;
  /** Place of the section in the page, from 0. */
  index: number;
  /** A hero with its cloth is somewhere above. */
  belowHero: boolean;
  /** A slider is right above. */
  belowSlider: boolean;
  /** The products are somewhere below. */
  aboveProducts: boolean;
  /** The page has a section with the company's claims. */
  hasClaims: boolean;
  /** The page consists of texts: facts and rules, not an offer. */
  isDocument: boolean;
  /** Sections that follow a contact form and are shown with it. */
  withForm: WithForm;
  /** A teaser of industries right below one of areas shares its row. */
  industries: SectionOf<'industries'> | null;
}

type Renderers = {
  [K in Kind]: (section: Extract<SectionContent, { kind: K }>, context: Context) => ReactNode;
};

/** One component for each kind of section. A new kind in the contract does not compile without an entry here. */
const RENDERERS: Renderers = {
  hero: (section, { data, aboveProducts, hasClaims }) => (
    <Hero
      section={section}
      products={data.products}
      claims={hasClaims ? [] : data.settings.claims}
      quote={data.quote}
      threadsRunOn={aboveProducts}
    />
  ),
  slider: (section, { data: { slides }, index }) => (
    <>
      {slides[0] && index < 2 ? (
        <PictureAhead
          of={slidePicture(slides[0])}
          // A phone loads a part of it.
          media={index === 0 && !slides[0].image.phonePart ? undefined : WIDE}
        />
      ) : null}
      <Island of={slider} props={{ section, slides }} />
    </>
  ),
  products: (section, { data, belowHero, belowSlider, index }) =>
    belowHero || belowSlider ? (
      <Products
        section={section}
        products={data.products}
        threadsFromAbove={belowHero}
        belowSlider={belowSlider}
      />
    ) : (
      <ProductRows section={section} products={data.products} isFirst={index === 0} />
    ),
  services: (section, { data }) => (
    <Services section={section} services={data.services} realizations={data.realizations} />
  ),
  claims: (section, { data }) => <Claims section={section} settings={data.settings} />,
  realizations: (section, { data, index }) =>
    section.limit === null ? (
      <RealizationList section={section} data={data} isFirst={index === 0} />
    ) : (
      <Realizations section={section} realizations={data.realizations} />
    ),
  stages: (section) => <Stages section={section} />,
  wheel: (section) => <Island of={wheel} props={{ section }} />,
  areas: (section, { data, index, industries }) =>
    industries ? (
      <AreasAndIndustries areas={section} industries={industries} data={data} />
    ) : (
      <Areas section={section} areas={data.areas} isFirst={index === 0} />
    ),
  industries: (section, { data }) => <Industries section={section} industries={data.industries} />,
  calculator: (section) => <Calculator section={section} />,
  articles: (section, { data }) => <Articles section={section} posts={data.posts} />,
  contact: (section, { data, contactForm, index, isDocument, withForm: form }) => (
    <Contact
      section={section}
      settings={data.settings}
      replyTimes={data.replyTimes}
      aside={asideOfForm(form, data, index)}
      more={<CallLink />}
      below={form.points ? <PointsBelow section={form.points} /> : null}
      sheet={form.text ? <Sheet section={form.text} /> : null}
    >
      {contactForm ?? (
        <ContactFormIsland
          settings={data.settings}
          asksAbout={isDocument ? 'document' : undefined}
        />
      )}
    </Contact>
  ),
  text: (section, { data }) => (
    <Text section={section} contents={data.contents[section.id] ?? []} />
  ),
  picture: (section) => <PictureSection section={section} />,
  points: (section) => <Points section={section} />,
  questions: (section) => <Questions section={section} />,
  team: (section, { data }) => <Team section={section} employees={data.employees} />,
  careers: (section, { data }) => <Careers section={section} careers={data.careers} />,
  addresses: (section, { data }) => <Addresses section={section} settings={data.settings} />,
  advisers: (section, { data }) => <Advisers section={section} employees={data.employees} />,
  association: (section, { data }) => <Association section={section} settings={data.settings} />,
  flow: (section) => <Flow section={section} />,
  callToAction: (section) => <CallToAction section={section} />,
  ...EXAMPLE_RENDERERS,
};

function render<K extends Kind>(section: Extract<SectionContent, { kind: K }>, context: Context) {
  return RENDERERS[section.kind as K](section, context);
}

/** Sections that follow a contact form and are shown with it. */
interface WithForm {
  /** People, or the next steps: next to the form. */
  advisers: SectionOf<'advisers'> | null;
  stages: SectionOf<'stages'> | null;
  /** A sheet next to the form, such as the last issue of a newsletter. */
  text: SectionOf<'text'> | null;
  /** Below the form, after people. */
  points: SectionOf<'points'> | null;
}

/** The sections that the form at this index is shown with. */
function withForm(sections: SectionContent[], index: number): WithForm {
  const [form, next, further] = sections.slice(index, index + 3);
  const after = form?.kind === 'contact' ? next : undefined;
  return {
    advisers: after?.kind === 'advisers' ? after : null,
    stages: after?.kind === 'stages' ? after : null,
    text: after?.kind === 'text' && after.title ? after : null,
    points: after?.kind === 'advisers' && further?.kind === 'points' ? further : null,
  };
}

function asideOfForm({ advisers, stages }: WithForm, { employees }: SectionData, index: number) {
  if (stages) return <StagesAside section={stages} />;
  if (!advisers) return null;
  return <AdvisersAside section={advisers} employees={employees} atTop={index === 0} />;
}

/** Whether a section is shown with the contact form before it. */
function isWithForm(sections: SectionContent[], index: number): boolean {
  const shown = [index - 1, index - 2].flatMap((at) => Object.values(withForm(sections, at)));
  return shown.includes(sections[index]);
}

/** The teaser of industries at an index, if one of areas is right above. */
function asideOfAreas(sections: SectionContent[], index: number): SectionOf<'industries'> | null {
  const [areas, industries] = [sections[index - 1], sections[index]];
  if (areas?.kind !== 'areas' || areas.limit === null) return null;
  return industries?.kind === 'industries' && industries.limit !== null ? industries : null;
}

/** Sections that a document has; any other makes the page one of the company's offer. */
const IN_DOCUMENTS: readonly Kind[] = ['text', 'connections', 'contact'];

/** The sections of a page, in the order an editor gave them. */
export function Sections({
  of,
  data,
  contactForm = null,
}: {
  of: SectionContent[];
  data: SectionData;
  contactForm?: ReactNode;
}) {
  const hero = of.findIndex(({ kind }) => kind === 'hero');
  const products = of.findIndex(({ kind }) => kind === 'products');
  const hasClaims = of.some(({ kind }) => kind === 'claims');
  const isDocument = of.every(({ kind }) => IN_DOCUMENTS.includes(kind));
  return (
    <div className={styles.sections}>
      {of.map((section, index) =>
        isWithForm(of, index) || asideOfAreas(of, index) ? null : (
          <Fragment key={section.id}>
            {render(section, {
              data,
              contactForm,
              index,
              belowSlider: of[index - 1]?.kind === 'slider',
              belowHero: hero !== -1 && index > hero,
              aboveProducts: index < products,
              hasClaims,
              isDocument,
              withForm: withForm(of, index),
              industries: asideOfAreas(of, index + 1),
            })}
          </Fragment>
        ),
      )}
    </div>
  );
}
