import { expect, test } from 'vitest';
import { markup } from '../../ui/testing/markup.tsx';
import { DEMO_DATA, EVERY_SECTION } from '../testing/demo-sections.ts';
import { AreasAndIndustries, Industries } from './areas.tsx';

const SECTION = EVERY_SECTION.find((section) => section.kind === 'industries');
if (!SECTION) throw new Error('The demo has no list of industries');

test('an industry without a customer’s figure shows a screen instead; a teaser shows neither', () => {
  const [model] = DEMO_DATA.industries;
  const image = DEMO_DATA.realizations[0]?.image ?? null;
  const [figure] = DEMO_DATA.realizations[0]?.figures ?? [];
  if (!model || !figure) throw new Error('The demo has no industry or no figure');
  const industries = [
    { ...model, id: 1, image, example: { figure, customer: 'Bławat sp. z o.o.' } },
    { ...model, id: 2, image, example: null },
  ];
  const [first = '', second = ''] = markup(
    'pl',
    <Industries section={{ ...SECTION, limit: null }} industries={industries} />,
  )
    .split('<li')
    .slice(1);
  expect(first).toContain('Bławat');
  expect(first).not.toContain('<img');
  expect(second).toContain('<img');
  const teaser = markup('pl', <Industries section={SECTION} industries={industries} />);
  expect(teaser).not.toContain('<img');
  expect(teaser).not.toContain('Bławat');
});

test('teasers that share a row are names and figures, without sentences, customers, icons and screens', () => {
  const areas = EVERY_SECTION.find((section) => section.kind === 'areas');
  const image = DEMO_DATA.realizations[0]?.image ?? null;
  if (!areas || !image) throw new Error('The demo has no list of areas or no picture');
  const [figure] = DEMO_DATA.realizations[0]?.figures ?? [];
  if (!figure) throw new Error('The demo has no figure');
  const example = { figure, customer: 'Bławat sp. z o.o.' };
  const industries = DEMO_DATA.industries.map((industry) => ({ ...industry, image, example }));
  const page = markup(
    'pl',
    <AreasAndIndustries
      areas={{ ...areas, limit: 6 }}
      industries={{ ...SECTION, limit: 4 }}
      data={{ areas: DEMO_DATA.areas, industries }}
    />,
  );
  expect(page).not.toContain('<img');
  expect(page).toContain(DEMO_DATA.areas[0]?.cardTitle.text);
  expect(page).toContain(`${figure.value.text}</strong>`);
  expect(page).not.toContain('Bławat');
  expect(page).not.toContain(DEMO_DATA.areas[0]?.shortDescription?.text);
});
