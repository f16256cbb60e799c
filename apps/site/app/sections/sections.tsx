import { Fragment, type ReactNode } from 'react';
import type { SectionContent, SectionData, SectionOf } from '../content/domain.ts';
import { Island } from '../islands/island.tsx';
import { ContactFormIsland } from '../leads/contact-form-island.tsx';
import { PictureAhead, WIDE } from '../ui/picture/picture-ahead.tsx';
import styles from '../ui/section/section-frame.module.css';
import { Areas, AreasAndIndustries } from './area/areas.tsx';
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
  /** A hero with its drawing is somewhere above. */
  belowHero: boolean;
  /** A slider is right above. */
  belowSlider: boolean;
  /** The products are somewhere below. */
  aboveProducts: boolean;
  /** Sections that an editor placed with this one. */
  others: SectionContent[];
}

type Renderers = {
  [K in Kind]: (section: Extract<SectionContent, { kind: K }>, context: Context) => ReactNode;
};

/** One component for each kind of section. A new kind in the contract does not compile without an entry here. */
const RENDERERS: Renderers = {
  hero: (section, { data, aboveProducts }) => (
    <Hero
      section={section}
      products={data.products}
      claims={section.claims ? data.settings.claims : []}
      quote={data.quote}
      aboveProducts={aboveProducts}
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
    section.view === 'cards' ? (
      <Products
        section={section}
        products={data.products}
        belowHero={belowHero}
        belowSlider={belowSlider}
      />
    ) : (
      <ProductRows section={section} products={data.products} index={index} />
    ),
  services: (section, { data }) => (
    <Services section={section} services={data.services} realizations={data.realizations} />
  ),
  claims: (section, { data }) => <Claims section={section} settings={data.settings} />,
  realizations: (section, { data, index }) =>
    section.limit === null ? (
      <RealizationList section={section} data={data} index={index} />
    ) : (
      <Realizations section={section} realizations={data.realizations} />
    ),
  stages: (section) => <Stages section={section} />,
  wheel: (section) => <Island of={wheel} props={{ section }} />,
  areas: (section, { data, index, others }) => {
    const industries = others.find((one) => one.kind === 'industries');
    return industries ? (
      <AreasAndIndustries areas={section} industries={industries} data={data} />
    ) : (
      <Areas section={section} areas={data.areas} index={index} />
    );
  },
  industries: (section, { data, index }) => (
    <Areas section={section} areas={data.industries} index={index} />
  ),
  calculator: (section) => <Calculator section={section} />,
  articles: (section, { data }) => <Articles section={section} posts={data.posts} />,
  contact: (section, context) => <ContactWithOthers section={section} {...context} />,
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

/** A contact form with the sections that an editor placed beside or below it. */
function ContactWithOthers({
  section,
  data,
  contactForm,
  index,
  others,
}: Context & { section: SectionOf<'contact'> }) {
  const placed = <K extends Kind>(kind: K) =>
    others.find((one): one is SectionOf<K> => one.kind === kind);
  const [stages, advisers, points, text] = [
    placed('stages'),
    placed('advisers'),
    placed('points'),
    placed('text'),
  ];
  const aside = [
    stages && <StagesAside key={stages.id} section={stages} />,
    advisers && (
      <AdvisersAside
        key={advisers.id}
        section={advisers}
        employees={data.employees}
        index={index}
      />
    ),
  ].filter(Boolean);
  return (
    <Contact
      section={section}
      settings={data.settings}
      replyTimes={data.replyTimes}
      aside={aside.length > 0 ? aside : null}
      more={<CallLink />}
      below={points ? <PointsBelow section={points} /> : null}
      sheet={text ? <Sheet section={text} /> : null}
    >
      {contactForm ?? (
        <ContactFormIsland
          settings={data.settings}
          asksAbout={section.asksAbout === 'document' ? 'document' : undefined}
        />
      )}
    </Contact>
  );
}

/** The kinds of section that have room for others. */
const ROOM: Partial<Record<Kind, readonly Kind[]>> = {
  contact: ['advisers', 'stages', 'text', 'points'],
  areas: ['industries'],
};

interface Group {
  section: SectionContent;
  index: number;
  others: SectionContent[];
}

/** Lists have room for each other as names only. */
const isNarrow = (section: SectionContent) => !('view' in section) || section.view === 'names';

function hasRoom({ section, others }: Group, other: SectionContent): boolean {
  const isTaken = others.some(({ kind }) => kind === other.kind);
  const isFor = ROOM[section.kind]?.includes(other.kind) ?? false;
  return isFor && !isTaken && isNarrow(section) && isNarrow(other);
}

/** Each section with those that an editor placed with it; one without room for them leaves them. */
function grouped(sections: SectionContent[]): Group[] {
  const groups: Group[] = [];
  for (const [index, section] of sections.entries()) {
    const before = groups.at(-1);
    const isPlaced = 'place' in section && section.place !== 'own';
    if (isPlaced && before && hasRoom(before, section)) before.others.push(section);
    else groups.push({ section, index, others: [] });
  }
  return groups;
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
  return (
    <div className={styles.sections}>
      {grouped(of).map(({ section, index, others }) => (
        <Fragment key={section.id}>
          {render(section, {
            data,
            contactForm,
            index,
            others,
            belowSlider: of[index - 1]?.kind === 'slider',
            belowHero: hero !== -1 && index > hero,
            aboveProducts: index < products,
          })}
        </Fragment>
      ))}
    </div>
  );
}
