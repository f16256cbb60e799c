import { describe, expect, test } from 'vitest';
import { markup } from '../../ui/testing/markup.tsx';
import { DEMO_DATA } from '../testing/demo-sections.ts';
import { RealizationCards, RealizationRow } from './realizations.tsx';

const NOTHING_KNOWN = {
  ...{ customer: null, trade: null, place: null, date: null, quote: null, person: null },
  ...{ role: null, portrait: null, measure: null, before: null, after: null },
};

describe('cards of case studies', () => {
  const cards = (count: number) => {
    const [model] = DEMO_DATA.realizations;
    if (!model) throw new Error('The demo has no case study');
    const realizations = Array.from({ length: count }, (_, id) => ({
      ...model,
      id,
      slug: `case-${id}`,
      image: { ...model.image, phonePart: 'third' as const },
      thumbnail: null,
    }));
    return markup('pl', <RealizationCards realizations={realizations} heading="h2" />);
  };

  test('each shows the telling part of its screen in every window, and more of it two in a row', () => {
    const items = cards(5).split('<li').slice(1);
    const parts = (of: RegExp) => items.map((item) => of.exec(item)?.[1] ?? '-').join();
    expect(parts(/<img src="[^"]*,s_(\d),/)).toBe('2,2,3,3,3');
    // A phone and a tablet show the part that the editor chose.
    expect(parts(/<source[^>]*,s_(\d),/)).toBe('3,3,-,-,-');
  });

  test('on a phone the first four of a long list have a picture across, the others their figure in its place', () => {
    const items = cards(6).split('<li').slice(1);
    expect(items.flatMap((item, at) => (item.includes('brief') ? [at] : []))).toEqual([4, 5]);
  });

  test('each says whose system it is, what it changed and what it cost, in rows too', () => {
    const [model] = DEMO_DATA.realizations;
    const [figure] = model?.figures ?? [];
    if (!model || !figure) throw new Error('The demo has no case study with a figure');
    const figures = ['−23%', '+12', '123 200 zł'].map((text, id) => ({
      ...{ ...figure, id: String(id), value: { text, lang: 'pl' as const } },
    }));
    const proof = { ...NOTHING_KNOWN, customer: 'Sprężarki sp. z o.o.' };
    for (const brief of [false, true]) {
      const page = markup(
        'pl',
        <RealizationCards
          realizations={[{ ...model, figures, proof }]}
          heading="h3"
          brief={brief}
        />,
      );
      for (const shown of ['Sprężarki sp. z o.o.', '−23%', '123 200 zł']) {
        expect(page).toContain(shown);
      }
      expect(page).not.toContain('+12');
    }
  });

  test('where they are led by one in large, it lacks the figure that stands above already', () => {
    const [model] = DEMO_DATA.realizations;
    if (!model) throw new Error('The demo has no case study');
    const [figure] = model.figures;
    const other = { ...model, slug: 'other', figures: [] };
    const page = (shownAbove: string | null) =>
      markup(
        'pl',
        <RealizationRow title="x" realizations={[model, other]} led shownAbove={shownAbove} />,
      );
    const led = page(null);
    expect(led.match(/<article/g)).toHaveLength(2);
    expect(led).toMatch(/<ul class="[^"]*lines/);
    expect(led).toContain(model.description.text);
    expect(led).toContain(`>${figure?.label.text}</dt>`);
    expect(page(model.slug)).not.toContain(`>${figure?.label.text}</dt>`);
  });
});
