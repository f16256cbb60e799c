import { Fragment, type ReactNode } from 'react';
import type { ExampleContent } from '../../content/domain.ts';
import { accentClassOf } from '../../ui/accent.ts';
import { SectionAccent } from '../../ui/section/section-frame.tsx';
import { Answers } from './answers.tsx';
import { Connections } from './connections.tsx';
import { Crossing } from './crossing.tsx';
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
