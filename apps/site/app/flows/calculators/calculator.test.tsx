import {
  CALCULATOR_NAMES,
  type CalculatorName,
  calculatorNamed,
  pathsOf,
  type StagePart,
  stagesOf,
} from '@osnowa/site-map';
import { SITE_MESSAGES } from '@osnowa/text/messages';
import { describe, expect, test } from 'vitest';
import type { CatalogueContent } from '../../content/domain.ts';
import { FORM_SETTINGS_OF_TEST } from '../../leads/form/testing/form-settings.ts';
import { markup } from '../../ui/testing/markup.tsx';
import { PageUrlContext } from '../../url-state/url-state.tsx';
import { Calculator } from './calculator.tsx';
import type { CalculatorProps } from './part-props.ts';

const pl = (text: string) => ({ text, lang: 'pl' as const });
const item = (key: string) => ({
  key,
  icon: null,
  dayCost: 4,
  ui: false,
  team: null,
  presets: [],
  name: pl(key),
  description: null,
});
const catalogue: CatalogueContent = {
  id: 1,
  version: '1',
  title: pl('Kalkulator'),
  subtitle: null,
  languages: ['pl'],
  rates: {
    rangeFactor: 1.3,
    mobileFactor: 1.5,
    dailyRatePLN: null,
    dailyRateEUR: null,
    smallestDays: null,
    history: [],
  },
  presets: [],
  groups: [
    {
      key: 'all',
      icon: null,
      choice: 'many',
      name: pl('Wszystko'),
      description: null,
      items: ['cart', 'ssl'].map(item),
    },
  ],
  packages: [],
};

/** HTML of a calculator at an address, as the server sends it. */
function at(
  name: CalculatorName,
  address: string,
  result: CalculatorProps['result'] = null,
  content = catalogue,
): string {
  const { pathname, search } = new URL(address, 'https://site.example');
  return markup(
    'pl',
    <PageUrlContext value={{ pathname, search }}>
      <Calculator
        name={name}
        catalogue={content}
        settings={FORM_SETTINGS_OF_TEST}
        contact={null}
        systems={[{ to: '/kalkulator-erp-n', label: 'ERP od 98 000 zł' }]}
        labels={SITE_MESSAGES.pl.calculators}
        result={result}
      />
    </PageUrlContext>,
  );
}

/** The calculator of applications with a query, in plain spaces. */
const app = (query: string, content = catalogue) =>
  at('kalkulator-aplikacji', `/kalkulator-aplikacji${query}`, null, content).replace(
    /\u00A0/g,
    ' ',
  );

/** A mark of each part of a stage. */
const MARK: Partial<Record<StagePart, string>> = {
  presets: 'id="calculator-mobile"',
  form: 'id="calculator-stage"',
  quote: 'id="quote-form"',
  ask: 'id="quote-form"',
};

const PATHS = CALCULATOR_NAMES.filter(
  (name) => calculatorNamed(name).movedTo === undefined,
).flatMap((name) => pathsOf(name).map((path) => [name, path] as const));

describe('a calculator', () => {
  test.each(PATHS)('%s has its parts at %s', (name, path) => {
    const [stage] = stagesOf(name, path.slice(name.length + 1));
    const html = at(name, `${path}?items=cart`);
    for (const part of stage?.parts ?? []) expect(html).toContain(MARK[part] ?? '');
  });

  test('shows the choice of its address, and beside it which groups the days come from', () => {
    const html = app('?stage=2&items=ssl,cart');
    expect(html).toMatch(/<input[^>]*value="ssl"[^>]*checked|<input[^>]*checked[^>]*value="ssl"/);
    expect(html).toMatch(/<li[^>]*><span>Wszystko<\/span><span>8<\/span><\/li>/);
    const empty = app('?stage=2');
    expect(empty).not.toMatch(/<li[^>]*><span>Wszystko<\/span>/);
  });

  test('leads from its first stage alone to the ready-made systems', () => {
    const link = /<a[^>]*href="\/kalkulator-erp-n"[^>]*>ERP od 98 000 zł<\/a>/;
    expect(app('')).toMatch(link);
    expect(app('?stage=2')).not.toMatch(link);
  });

  test('says what a preset costs before anything is chosen', () => {
    const [group] = catalogue.groups;
    const preset = { key: 'shop', icon: null, name: pl('Sklep'), description: pl('Z koszykiem') };
    const items = (group?.items ?? []).map((one) => ({ ...one, presets: ['shop'] }));
    const html = app('', {
      ...catalogue,
      rates: { ...catalogue.rates, dailyRatePLN: 1_400 },
      presets: [preset],
      groups: group ? [{ ...group, items }] : [],
    });
    expect(html).toContain('11 200–15 400 zł');
    expect(html).toContain('8–11 osobodni');
  });

  test('a result has a bar for each item of a single group, and the table beside them', () => {
    expect(app('?stage=3&items=ssl')).toMatch(
      /<span>2–4 osoby<\/span> <strong[^>]*>1 tydzień<\/strong>/,
    );
    const html = app('?stage=3&items=ssl,cart');
    expect(html.match(/<strong[^>]*>4.osobodni<\/strong>/gu)).toHaveLength(2);
    expect(html).toMatch(/<th scope="row"><span>ssl<\/span><\/th><td><svg[^>]*width="24"/);
  });

  test('a result offers to move items away only from three on, each in its row', () => {
    const { smallerText, putOff, takeBack } = SITE_MESSAGES.pl.calculators;
    const [group] = catalogue.groups;
    const items = ['cart', 'ssl', 'api'].map(item);
    const larger = { ...catalogue, groups: group ? [{ ...group, items }] : [] };
    const shown = (keys: string) => app(`?stage=3&items=${keys}`, larger);
    const moves = (html: string, words: string) => html.split(`>${words}</a>`).length - 1;
    expect(shown('cart,ssl')).not.toContain(smallerText);
    expect(moves(shown('cart,ssl'), putOff)).toBe(0);
    expect(shown('cart,ssl,api')).toContain(smallerText);
    expect(moves(shown('cart,ssl,api'), putOff)).toBe(3);
    expect(moves(shown('cart,ssl,api&later=api'), putOff)).toBe(0);
    expect(moves(shown('cart,ssl,api&later=api'), takeBack)).toBe(2);
    // The answer to a question with one answer cannot wait.
    const size = { ...larger.groups[0], key: 'size', choice: 'one', items: [item('large')] };
    const asked = { ...larger, groups: [...larger.groups, size] } as CatalogueContent;
    expect(moves(app('?stage=3&items=cart,ssl,api,large', asked), putOff)).toBe(3);
  });

  test('a closed group says how much it holds, and then how much of it is chosen', () => {
    expect(app('?stage=2')).toContain('2 pozycje, 4 osobodni');
    expect(app('?stage=2')).toMatch(/role="status"[^>]*><p[^>]*>0 osobodni<\/p>/);
    expect(app('?stage=2&items=ssl')).toContain('wybrano 1 z 2');
  });

  test('a result of several groups has a line for each team and a bar for each group', () => {
    const [group] = catalogue.groups;
    const other = { key: 'other', name: pl('Inne'), items: ['api', 'erp', 'map'].map(item) };
    const html = app('?stage=3&items=ssl,cart,api,erp,map', {
      ...catalogue,
      groups: group ? [group, { ...group, ...other }] : [],
    });
    expect(html).toMatch(/<span>2.osoby<\/span> <strong[^>]*>4.tygodnie<\/strong>/u);
    expect(html).toMatch(/<span>Inne<\/span><svg.*?<strong[^>]*>12.osobodni<\/strong>/u);
  });

  test('the instant valuation begins with a typical case and says what becomes of the price', () => {
    const question = (key: string, days: number[]) => ({
      key,
      icon: null,
      choice: 'one' as const,
      name: pl(key),
      description: null,
      items: days.map((dayCost) => ({ ...item(`${key}-${dayCost}`), dayCost })),
    });
    const questions = {
      ...catalogue,
      subtitle: pl('Wolisz zapytać? +48 42 000 00 20'),
      rates: { ...catalogue.rates, dailyRatePLN: 1_000 },
      groups: [question('kind', [20, 28]), question('size', [0, 25, 70]), question('pace', [0, 8])],
    };
    const shown = (query: string) =>
      at('natychmiastowa-wycena', `/natychmiastowa-wycena${query}`, null, questions).replace(
        /\u00A0/g,
        ' ',
      );
    const { typical, afterPlan } = SITE_MESSAGES.pl.calculators;
    // Once in the bar, and below the first question for narrow screens.
    expect(shown('').split(typical)).toHaveLength(3);
    const below = shown('').split('</legend>')[1] ?? '';
    expect(below.slice(below.indexOf(typical))).toContain('45 000–59 000 zł');
    expect(shown('')).toContain('45 000–59 000 zł');
    expect(shown('')).toContain('<a href="tel:+48420000020">');
    expect(shown('?items=kind-20')).not.toContain(typical);
    expect(shown('?items=kind-20')).toContain('20 000–26 000 zł');
    expect(shown('?items=kind-20')).toContain(afterPlan.replace(/\u00A0/g, ' '));
  });

  test('the result leads with the form, before what the figures are made of', () => {
    const html = app('?stage=3&items=ssl,cart');
    const { keepTitle, chartTitle, assumptions, compareTitle } = SITE_MESSAGES.pl.calculators;
    const order = ['id="quote-form"', keepTitle, compareTitle, chartTitle, assumptions];
    const places = order.map((mark) => html.indexOf(mark));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    // The comparison needs the width of the page.
    const compared = app('?stage=3&items=ssl,cart&keep=items%3Dssl');
    expect(compared.indexOf(compareTitle)).toBeGreaterThan(compared.indexOf(assumptions));
  });

  test.each([
    [
      8,
      '7–16 osobodni',
      'Widełki z 8 podobnych projektów: 8 na 10 takich kończy się między 90% a 200%',
    ],
    [
      5,
      '8–11 osobodni',
      'Widełki przyjęte z góry: zmierzonych projektów tego rodzaju i tej wielkości mamy za mało (5 z 8)',
    ],
  ])('with %d finished projects it says what the range is made from', (count, range, sentence) => {
    const ratios = [0.9, 2, 1, 1, 1.1, 1.2, 1.2, 1.3].slice(0, count);
    const history = ratios.map((ratio) => ({ days: 8, ratio }));
    const content = { ...catalogue, rates: { ...catalogue.rates, history } };
    const { assumptionLow } = SITE_MESSAGES.pl.calculators;
    const html = app('?stage=3&items=ssl,cart', content);
    expect(html).toContain(range);
    // Next to the figure, and with a link to the projects where the figures are explained.
    expect(html.split(sentence)).toHaveLength(3);
    expect(html).toContain('href="/estimate-accuracy"');
    expect(html.includes(assumptionLow.replace(/\u00A0/g, ' '))).toBe(count < 8);
    expect(app('?stage=3&items=ssl,cart')).not.toMatch(/estimate-accuracy|Widełki/);
    expect(app('?stage=2&items=ssl,cart', content)).toContain(sentence);
  });

  test('shows the text that another stage forwarded, which no address has', () => {
    const address = '/kalkulator-dms/final-page?items=cart';
    const html = at('kalkulator-dms', address, {
      kind: 'posted',
      written: [['notes', 'Archiwum od 1998']],
      errors: {},
      typed: {},
    });
    expect(html).toMatch(/<blockquote[^>]*>Archiwum od 1998<\/blockquote>/);
    expect(html).toContain('name="notes" value="Archiwum od 1998"');
    expect(html).not.toMatch(/(?:action|href)="[^"]*Archiwum/);
  });

  test('says that a first stage was sent without a choice, and only then', () => {
    const { nothingChosen } = SITE_MESSAGES.pl.calculators;
    expect(at('kalkulator-dms', '/kalkulator-dms?nothing=1')).toContain(nothingChosen);
    expect(at('kalkulator-dms', '/kalkulator-dms')).not.toContain(nothingChosen);
  });
});
