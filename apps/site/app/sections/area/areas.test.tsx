import { expect, test } from 'vitest';
import { markup } from '../../ui/testing/markup.tsx';
import { DEMO_DATA, EVERY_SECTION } from '../testing/demo-sections.ts';
import { Areas, AreasAndIndustries } from './areas.tsx';

const SECTION = EVERY_SECTION.find((section) => section.kind === 'industries');
const AREAS = EVERY_SECTION.find((section) => section.kind === 'areas');
const [CASE] = DEMO_DATA.realizations;
const [figure] = CASE?.figures ?? [];
if (!SECTION || !AREAS || !CASE || !figure) throw new Error('The demo lacks what this shows');

const { image } = CASE;
const example = { figure, customer: 'Bławat sp. z o.o.' };

test('an industry without a customer’s figure shows a screen instead', () => {
  const industries = DEMO_DATA.industries.flatMap((model) => [
    { ...model, id: 1, image, example },
    { ...model, id: 2, image, example: null },
  ]);
  const [first = '', second = ''] = markup(
    'pl',
    <Areas section={{ ...SECTION, view: 'rows' }} areas={industries} />,
  )
    .split('<li')
    .slice(1);
  expect(first).toContain('Bławat');
  expect(first).not.toContain('<img');
  expect(second).toContain('<img');
});

test('teasers that share a row are names and figures, without sentences, customers, icons and screens', () => {
  const industries = DEMO_DATA.industries.map((industry) => ({ ...industry, image, example }));
  const page = markup(
    'pl',
    <AreasAndIndustries
      areas={{ ...AREAS, limit: 6 }}
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
