import { SITE_MESSAGES } from '@osnowa/text/messages';
import { expect, test } from 'vitest';
import { FORM_SETTINGS_OF_TEST } from '../../leads/form/testing/form-settings.ts';
import { markup } from '../../ui/testing/markup.tsx';
import { PageUrlContext } from '../../url-state/url-state.tsx';
import type { Posted } from '../engine/answers.ts';
import { Wizard } from './wizard.tsx';

const pl = (text: string) => ({ text, lang: 'pl' as const });
const element = (id: number) => ({
  id,
  icon: 'globe' as const,
  title: pl(`Element ${id}`),
  description: pl(''),
  amount: null,
});

const priced = { ...element(2), amount: 28_000 };

const labels = SITE_MESSAGES.pl.calculators;
const { wizard } = labels;

/** HTML of the wizard at an address, as the server sends it. */
function at(address: string, result: Posted | null = null): string {
  const { pathname, search } = new URL(address, 'https://site.example');
  return markup(
    'pl',
    <PageUrlContext value={{ pathname, search }}>
      <Wizard
        elements={{ bespoke: [element(1), priced], systems: [element(7)] }}
        settings={FORM_SETTINGS_OF_TEST}
        labels={labels}
        result={result}
      />
    </PageUrlContext>,
  );
}

test.each([
  ['/estimate-project', wizard.choose],
  ['/estimate-project/customised?bespoke=1', wizard.bespokeTitle],
  ['/en/estimate-project/products-systems?systems=7', wizard.systemsTitle],
  ['/estimate-project/summary?bespoke=1', wizard.summary],
  ['/estimate-project/send-estimate?bespoke=1', wizard.send],
])('the step of %s is shown', (address, title) => {
  expect(at(address)).toContain(`<h2 tabindex="-1">${title}</h2>`);
});

test('the answers of a posted form count, and its mistakes are named', () => {
  const html = at('/estimate-project/customised?bespoke=1&backend=text', {
    kind: 'posted',
    written: [['backendText', 'SAP R/3']],
    errors: { interfaceDesign: 'formNotFilledCorrectly' },
    typed: {},
  });
  expect(html).toContain('SAP R/3</textarea>');
  expect(html).toContain(wizard.unanswered.interfaceDesign);
});

test('before the first choice the block says what comes of it; a form without one is an error', () => {
  const html = at('/estimate-project');
  expect(html).toContain(wizard.outcomeText);
  expect(html).not.toContain('0 pozycji');
  expect(html).not.toContain(wizard.nothing);
  expect(at('/estimate-project?nothing=1')).toContain(wizard.nothing);
});

test.each(['/estimate-project', '/estimate-project/summary', '/estimate-project/send-estimate'])(
  'what was chosen is added up at %s, and what has no price is named',
  (path) => {
    const html = at(`${path}?bespoke=1,2`);
    expect(html).toContain(
      'Razem od 28 000 zł netto'.replace('28 000', '28\u00A0000').replace(' zł', '\u00A0zł'),
    );
    expect(html).toContain('Cena po rozmowie: Element 1');
  },
);
