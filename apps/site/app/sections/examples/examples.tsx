import { Fragment, type ReactNode } from 'react';
import type { ExampleContent, SectionOf } from '../../content/domain.ts';
import { accentClassOf } from '../../ui/accent.ts';
import { stack, start } from '../../ui/layout/layout.ts';
import { innerHeading, SectionAccent, SectionFrame } from '../../ui/section/section-frame.tsx';
import { LocalText } from '../../ui/text/local-text.tsx';
import roles from '../../ui/text/roles.module.css';
import { Answers } from './answers.tsx';
import { Connections } from './connections.tsx';
import crossing from './crossing.module.css';
import { Journey } from './journey.tsx';
import { Month } from './month.tsx';
import { Week } from './week.tsx';

type Kind = ExampleContent['kind'];

type Renderers = {
  [K in Kind]: (section: Extract<ExampleContent, { kind: K }>) => ReactNode;
};

/** One component for each kind of section that shows an example. */
export const EXAMPLE_RENDERERS: Renderers = {
  journey: (section) => <Journey section={section} />,
  month: (section) => <Month section={section} />,
  answers: (section) => <Answers section={section} />,
  crossing: (section) => <Crossing section={section} />,
  connections: (section) => <Connections section={section} />,
  week: (section) => <Week section={section} />,
};

function render<K extends Kind>(section: Extract<ExampleContent, { kind: K }>): ReactNode {
  return EXAMPLE_RENDERERS[section.kind as K](section);
}

/** The examples of a product, in its accent and in the order an editor gave them. */
export function Examples({ of, accent }: { of: ExampleContent[]; accent?: string }) {
  return (
    <SectionAccent value={accentClassOf(accent)}>
      {of.map((section) => (
        <Fragment key={section.id}>{render(section)}</Fragment>
      ))}
    </SectionAccent>
  );
}

/**
 * The way of one order across modules: each module is a row of lines, and the order crosses
 * them, drawn through while a visitor scrolls. On narrow screens its line runs downwards.
 */
function Crossing({ section }: { section: SectionOf<'crossing'> }) {
  const Heading = innerHeading(section.title);
  if (section.items.length === 0) return null;
  return (
    <SectionFrame title={section.title} subtitle={section.subtitle}>
      <div className={stack(0, start, crossing.crossing)}>
        <LocalText as="p" className={crossing.from} of={section.from} />
        <ol className={stack(0, crossing.modules)}>
          {section.items.map((item) => (
            <li key={item.id} className={stack(6, crossing.module)}>
              <span className={crossing.lines} aria-hidden="true" />
              <div className={stack(1, crossing.words)}>
                <LocalText as="p" className={`${roles.label} ${roles.digits}`} of={item.time} />
                <LocalText
                  as={Heading}
                  className={`${roles.title} ${crossing.title}`}
                  of={item.title}
                />
                <LocalText as="p" className={roles.note} of={item.description} />
              </div>
            </li>
          ))}
        </ol>
        <LocalText as="p" className={crossing.to} of={section.to} />
      </div>
    </SectionFrame>
  );
}
