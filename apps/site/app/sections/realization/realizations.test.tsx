import { describe, expect, test } from 'vitest';
import { markup } from '../../ui/testing/markup.tsx';
import { Collection } from '../collection/collection.tsx';
import { DEMO_DATA } from '../testing/demo-sections.ts';
import { RealizationRow, toLed } from './realizations.tsx';

const NOTHING_KNOWN = {
  ...{ customer: null, trade: null, place: null, date: null, quote: null, person: null },
  ...{ role: null, portrait: null, measure: null, before: null, after: null },
};

const [MODEL] = DEMO_DATA.realizations;
const [FIGURE] = MODEL?.figures ?? [];
if (!MODEL || !FIGURE) throw new Error('The demo has no case study with a figure');

describe('case studies below one in large', () => {
  const items = (count: number, shortFrom = 1) => {
    const realizations = Array.from({ length: count + 1 }, (_, id) => ({
      ...MODEL,
      id,
      slug: `case-${id}`,
      image: { ...MODEL.image, phonePart: 'third' as const },
      thumbnail: null,
    }));
    const of = toLed(realizations);
    return markup('pl', <Collection {...{ of, shortFrom }} view="lead" heading="h2" />)
      .split('<li')
      .slice(2);
  };

  test('each shows the telling part of its screen in every window, and more of it two in a row', () => {
    const parts = (of: RegExp) => items(5).map((item) => of.exec(item)?.[1] ?? '-');
    expect(parts(/<img src="[^"]*,s_(\d),/).join()).toBe('2,2,3,3,3');
    // A phone and a tablet show the part that the editor chose.
    expect(parts(/<source[^>]*,s_(\d),/).join()).toBe('3,3,-,-,-');
  });

  test('on a phone the first four of a long list have a picture across, the others their figure in its place', () => {
    const short = items(6, 5).flatMap((item, at) => (/^ class="[^"]*short/.test(item) ? [at] : []));
    expect(short).toEqual([4, 5]);
  });
});

test('each says whose system it is, what it changed and what it cost', () => {
  const figures = ['−23%', '+12', '123 200 zł'].map((text, id) => ({
    ...{ ...FIGURE, id: String(id), value: { text, lang: 'pl' as const } },
  }));
  const proof = { ...NOTHING_KNOWN, customer: 'Sprężarki sp. z o.o.' };
  const realizations = [{ ...MODEL, figures, proof }];
  const page = markup('pl', <RealizationRow title="x" realizations={realizations} view="cards" />);
  for (const shown of ['Sprężarki sp. z o.o.', '−23%', '123 200 zł']) expect(page).toContain(shown);
  expect(page).not.toContain('+12');
});

test('where they are led by one in large, it lacks the figure that stands above already', () => {
  const other = { ...MODEL, id: 2, slug: 'other', figures: [] };
  const page = (shownAbove: string | null) =>
    markup(
      'pl',
      <RealizationRow
        title="x"
        realizations={[MODEL, other]}
        view="lead"
        shownAbove={shownAbove}
      />,
    );
  const led = page(null);
  expect(led.match(/<li/g)).toHaveLength(2);
  expect(led).toContain(MODEL.description.text);
  expect(led).toContain(`>${FIGURE.label.text}</dt>`);
  expect(page(MODEL.slug)).not.toContain(`>${FIGURE.label.text}</dt>`);
});
