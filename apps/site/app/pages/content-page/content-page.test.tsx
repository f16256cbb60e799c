import { inOneLanguage } from '@osnowa/text';
import { expect, test } from 'vitest';
import { pageNamed } from '../../../server/testing/records.ts';
import type { SectionContent } from '../../content/domain.ts';
import { DEMO_DATA, EVERY_SECTION } from '../../sections/testing/demo-sections.ts';
import { markup } from '../../ui/testing/markup.tsx';
import { ContentPage } from './content-page.tsx';

const PICTURE = EVERY_SECTION.find(({ kind }) => kind === 'picture') as SectionContent;
const POINTS = EVERY_SECTION.find(({ kind }) => kind === 'points') as SectionContent;
const bare = { ...PICTURE, title: null, subtitle: null, button: null } as SectionContent;

function header(sections: SectionContent[]) {
  const page = { ...inOneLanguage(pageNamed('test', 1), 'pl'), languages: ['pl' as const] };
  const html = markup('pl', <ContentPage page={{ ...page, sections }} data={DEMO_DATA} />);
  return { html, header: html.slice(0, html.indexOf('</header>')) };
}

test('a picture without words that a page begins with stands beside its title, once', () => {
  const page = header([bare, POINTS]);
  expect(page.header).toContain('<img');
  expect(page.html.match(/<img/g)).toHaveLength(1);
});

test('one with words, or further down, stays where the editor put it', () => {
  expect(header([PICTURE, POINTS]).header).not.toContain('<img');
  expect(header([POINTS, bare]).header).not.toContain('<img');
});
