import { inOneLanguage } from '@osnowa/text';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../../server/testing/records.ts';
import type { CareerContent } from '../../content/domain.ts';
import type { Place } from './page-facts.ts';
import { blogPosting, faqPage, jobPosting } from './structured-data.ts';
import { POST_OF_TEST } from './testing/post-of-test.ts';

const pl = (text: string) => ({ text, lang: 'pl' as const });
const titled = (text: string) => ({ id: text, title: pl(text) });

const at = (path: string, locale: Place['locale'] = 'pl'): Place => ({
  locale,
  path,
  publicUrl: 'https://mill.example',
  settings: inOneLanguage(SETTINGS, locale),
});

const CAREER: CareerContent = {
  id: 1,
  slug: 'tester',
  createdAt: '2026-02-03T10:00:00.000Z',
  updatedAt: '2026-02-03T10:00:00.000Z',
  validThrough: null,
  employmentType: 'FULL_TIME',
  title: pl('Tester'),
  description: pl('Szukasz błędów <zanim> zrobi to klient.'),
  location: pl('Łódź'),
  button: null,
  thumbnail: null,
  careerRequirements: [titled('Uważność')],
  careerResponsibilities: [],
  careerTechnologies: [titled('Playwright'), titled('SQL')],
  careerOffers: [titled('Biuro w Łodzi')],
  seoTitle: null,
  seoDescription: null,
  languages: ['pl'],
};

test('a job offer is complete for search engines, as HTML without scripts', () => {
  expect(jobPosting(CAREER, at('/careers/tester'))).toMatchObject({
    '@type': 'JobPosting',
    url: 'https://mill.example/careers/tester',
    datePosted: '2026-02-03',
    description:
      '<p>Szukasz błędów &lt;zanim> zrobi to klient.</p><ul><li>Uważność</li></ul><ul><li>Biuro w Łodzi</li></ul>',
    skills: 'Playwright, SQL',
  });
  expect(jobPosting(CAREER, at('/careers/tester'))).not.toHaveProperty('validThrough');
});

test('an article has one address, in its own language, with the picture of its link preview', () => {
  expect(blogPosting(POST_OF_TEST, at('/blog/kody', 'de'))).toMatchObject({
    '@id': 'https://mill.example/blog/kody#article',
    image: 'https://mill.example/share/pl/blog/kody.png',
    author: { '@type': 'Person', name: 'Anna Nowak' },
    inLanguage: 'pl-PL',
    dateModified: '2026-03-03T10:00:00.000Z',
  });
  expect(blogPosting({ ...POST_OF_TEST, author: null }, at('/blog/kody'))).toMatchObject({
    author: { '@id': 'https://mill.example/#organization' },
  });
  expect(blogPosting({ ...POST_OF_TEST, language: 'de' }, at('/blog/kody'))).toMatchObject({
    '@id': 'https://mill.example/de/blog/kody#article',
    inLanguage: 'de-DE',
  });
});

test('a page without questions has no structured data about questions', () => {
  expect(faqPage([], at('/services'))).toEqual([]);
});
