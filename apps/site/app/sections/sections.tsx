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
import { Advisers, AdvisersBeside, Association, Team } from './people/people.tsx';
import { Points, PointsBelow, Questions } from './points/points.tsx';
import { ProductRows } from './product/product-rows.tsx';
import { Products } from './product/products.tsx';
import { RealizationList } from './realization/realization-list.tsx';
import { Realizations } from './realization/realizations.tsx';
import styles from './section-frame.module.css';
import { Services } from './services/services.tsx';
import { island as slider } from './slider/slider.island.tsx';
import { slidePicture } from './slider/slider.tsx';
import { Flow, Stages } from './stages/stages.tsx';
import { island as wheel } from './stages/wheel.island.tsx';
import { PictureSection, Text } from './text/text.tsx';

type Kind = SectionContent['kind'];

interface Around {
  data: SectionData;
  /** Shown in place of the contact form. */
  contactForm: ReactNode;
  /** Place of the section in the page, from 0. */
  index: number;
  /** A hero with its cloth stands somewhere above. */
  belowHero: boolean;
  /** A slider stands right above. */
  belowSlider: boolean;
  /** The products stand somewhere below. */
  aboveProducts: boolean;
  /** The page has a section with the company's claims. */
  hasClaims: boolean;
  /** Advisers that follow a contact form stand beside it; points after them, below it. */
  advisers: SectionOf<'advisers'> | null;
  points: SectionOf<'points'> | null;
  /** A teaser of industries right below one of areas shares its row. */
  industries: SectionOf<'industries'> | null;
}

type Renderers = {
  [K in Kind]: (section: Extract<SectionContent, { kind: K }>, around: Around) => ReactNode;
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
        brief={belowSlider}
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
  contact: (section, { data, contactForm, advisers, points }) => (
    <Contact
      section={section}
      settings={data.settings}
      replyTimes={data.replyTimes}
      people={advisers ? <AdvisersBeside section={advisers} employees={data.employees} /> : null}
      more={<CallLink />}
      below={points ? <PointsBelow section={points} /> : null}
    >
      {contactForm ?? <ContactFormIsland settings={data.settings} />}
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

function render<K extends Kind>(section: Extract<SectionContent, { kind: K }>, around: Around) {
  return RENDERERS[section.kind as K](section, around);
}

/** Kinds of sections that a contact form shows: people beside it, points below it. The order counts. */
const WITH_FORM = ['contact', 'advisers', 'points'] as const;

/** The section at a place, if it and those before it follow a contact form as in `WITH_FORM`. */
function withForm<K extends (typeof WITH_FORM)[number]>(
  sections: SectionContent[],
  index: number,
  kind: K,
): SectionOf<K> | null {
  const place = WITH_FORM.indexOf(kind);
  const follows = WITH_FORM.slice(0, place + 1).every(
    (each, before) => sections[index - place + before]?.kind === each,
  );
  return follows ? (sections[index] as SectionOf<K>) : null;
}

/** Whether a section is shown with the contact form before it. */
function isWithForm(sections: SectionContent[], index: number): boolean {
  return WITH_FORM.slice(1).some((kind) => withForm(sections, index, kind) !== null);
}

/** The teaser of industries at a place, if one of areas stands right above. */
function besideAreas(sections: SectionContent[], index: number): SectionOf<'industries'> | null {
  const [areas, industries] = [sections[index - 1], sections[index]];
  if (areas?.kind !== 'areas' || areas.limit === null) return null;
  return industries?.kind === 'industries' && industries.limit !== null ? industries : null;
}

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
  return (
    <div className={styles.sections}>
      {of.map((section, index) =>
        isWithForm(of, index) || besideAreas(of, index) ? null : (
          <Fragment key={section.id}>
            {render(section, {
              data,
              contactForm,
              index,
              belowSlider: of[index - 1]?.kind === 'slider',
              belowHero: hero !== -1 && index > hero,
              aboveProducts: index < products,
              hasClaims,
              advisers: withForm(of, index + 1, 'advisers'),
              points: withForm(of, index + 2, 'points'),
              industries: besideAreas(of, index + 1),
            })}
          </Fragment>
        ),
      )}
    </div>
  );
}
