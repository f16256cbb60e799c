import type { SearchHit, SearchReply } from '@osnowa/contract';
import { expect, test } from 'vitest';
import { PostIndex } from './post-index.ts';
import type { SearchedPage } from './searched-pages.ts';
import { PageIndex, type SearchQuery, search } from './site-search.ts';

const DMS: SearchedPage = {
  kind: 'products',
  to: '/products/dms',
  title: 'DMS: Faktura znajduje się w cztery sekundy',
  about: 'Obieg dokumentów z akceptacją w telefonie.',
  body: 'Archiwum pilnuje terminów. Umowy mają przypomnienia.',
};
const WAREHOUSE: SearchedPage = {
  kind: 'areas',
  to: '/areas/warehouse',
  title: 'Magazyn',
  about: 'Stany, które się zgadzają.',
  body: 'Faktura powstaje z wydania towaru w magazynie.',
};
const JOB: SearchedPage = {
  kind: 'careers',
  to: '/careers/tester',
  title: 'Tester',
  about: 'Sprawdzasz obieg faktur.',
  body: 'Praca w Łodzi.',
};

const POST = {
  slug: 'wpis',
  language: 'pl' as const,
  category: null,
  tags: [],
  text: '',
  body: '',
};

function postsOf(...titles: string[]): PostIndex {
  const index = new PostIndex();
  for (const [at, title] of titles.entries()) {
    const id = at + 1;
    const created_at = `2026-0${id}-01T10:00:00.000Z`;
    const short = {
      id,
      slug: `wpis-${id}`,
      Language: 'pl' as const,
      created_at,
      updated_at: created_at,
      Title: title,
      category: null,
    };
    index.put({ ...POST, id, title, text: title, created_at, short });
  }
  return index;
}

function found(query: SearchQuery, pages: SearchedPage[], posts = postsOf()): Promise<SearchReply> {
  const loadPosts = async (ids: readonly number[]) =>
    new Map(
      ids.map((id) => [
        id,
        { kind: 'posts' as const, to: `/blog/${id}`, title: '', about: '', body: '' },
      ]),
    );
  return search({ pages: new PageIndex(pages), posts, loadPosts }, query);
}

const pathsOf = ({ Hits }: SearchReply) => Hits.map(({ To }) => To);
const textOf = (pieces: SearchHit['Excerpt']) => pieces.map(({ Text }) => Text).join('');
const markedIn = (pieces: SearchHit['Excerpt']) =>
  pieces.filter(({ Found }) => Found).map(({ Text }) => Text);

const ALL = [WAREHOUSE, JOB, DMS];

test('a page with the word in its title comes first, then what is about it, then what mentions it', async () => {
  const answer = await found({ _q: 'faktura' }, ALL);
  expect(pathsOf(answer)).toEqual(['/products/dms', '/careers/tester', '/areas/warehouse']);
  expect(answer).toMatchObject({ Count: 3, Whole: true });
});

test('the words are marked where a visitor reads why the page was found', async () => {
  const [dms, job, warehouse] = (await found({ _q: 'FAKTURA' }, ALL)).Hits;
  expect(markedIn(dms?.Title ?? [])).toEqual(['Faktura']);
  // Another ending is one mistake.
  expect(markedIn(job?.Excerpt ?? [])).toEqual(['faktur']);
  expect(textOf(warehouse?.Excerpt ?? [])).toBe('Faktura powstaje z wydania towaru w magazynie.');
});

test('every word must be there; where no page has all, those with most of them are named as such', async () => {
  expect(await found({ _q: 'obieg telefon' }, ALL)).toMatchObject({ Count: 1, Whole: true });
  const some = await found({ _q: 'ile kosztuje magazyn' }, ALL);
  expect(pathsOf(some)).toEqual(['/areas/warehouse']);
  expect(some.Whole).toBe(false);
});

test.each(['cena magazyn', 'ceny magazynu', 'cennik magazyn', 'price magazyn', 'Preise magazyn'])(
  'another word for the same thing finds a page, too: %s',
  async (_q) => {
    const calculator = { ...DMS, to: '/kalkulator', title: 'Ile kosztuje magazyn?', body: '' };
    const answer = await found({ _q }, [WAREHOUSE, calculator, DMS]);
    expect(pathsOf(answer)).toEqual(['/kalkulator']);
    expect(answer.Whole).toBe(true);
  },
);

test('a short word beside longer ones puts pages in order, and no page must have it', async () => {
  expect(await found({ _q: 'tester w xy' }, ALL)).toMatchObject({ Count: 1, Whole: true });
  const twice = [
    { ...DMS, to: '/other', about: 'Obieg.' },
    { ...DMS, about: 'Obieg AI.' },
  ];
  expect(pathsOf(await found({ _q: 'AI obieg' }, twice))).toEqual(['/products/dms', '/other']);
});

test('another ending is found in a text too, behind the word itself', async () => {
  const pages = [{ ...JOB, about: 'A.', body: 'Umowy z ludźmi i fakturę wystawiasz.' }, WAREHOUSE];
  const answer = await found({ _q: 'faktura' }, pages);
  expect(pathsOf(answer)).toEqual(['/areas/warehouse', '/careers/tester']);
  expect(markedIn(answer.Hits[1]?.Excerpt ?? [])).toEqual(['fakturę']);
});

test.each([
  ['capitals and marks of letters do not matter', 'LODZI', ['/careers/tester']],
  ['nor does a missing mark', 'Łódz', ['/careers/tester']],
  ['nor does one mistake', 'testre', ['/careers/tester']],
  ['a word of two letters is no beginning of another', 'ma', []],
  ['one of three is', 'mag', ['/areas/warehouse']],
  ['nothing finds nothing', '   ', []],
  ['nor do signs', '?!<>"\'--', []],
  ['nor controls', '\u0000\u202E', []],
  ['nor what is no word of ours', 'xyzxyz', []],
  ['nor a long one', '%'.repeat(200), []],
])('%s: %j', async (_what, _q, paths) => {
  const answer = await found({ _q }, ALL);
  expect([answer.Count, pathsOf(answer)]).toEqual([paths.length, paths]);
});

test('articles stand behind pages that fit as well, the newest first, and go on to a next page', async () => {
  const posts = postsOf('Magazyn bez kartek', 'Nowy magazyn', 'Urlop');
  const answer = await found({ _q: 'magazyn' }, ALL, posts);
  expect(pathsOf(answer)).toEqual(['/areas/warehouse', '/blog/2', '/blog/1']);
  const next = await found({ _q: 'magazyn', _start: 1, _limit: 1 }, ALL, posts);
  expect(pathsOf(next)).toEqual(['/blog/2']);
  expect(next.Count).toBe(3);
});

test('a search is narrowed to one kind, and counts all of them; a kind without hits narrows nothing', async () => {
  const posts = postsOf('Magazyn bez kartek', 'Nowy magazyn', 'Urlop');
  const Kinds = [
    { Kind: 'areas', Count: 1 },
    { Kind: 'posts', Count: 2 },
  ];
  const articles = await found({ _q: 'magazyn', kind: 'posts', _start: 1 }, ALL, posts);
  expect(articles).toMatchObject({ Count: 2, Kinds });
  expect(pathsOf(articles)).toEqual(['/blog/1']);
  const jobs = await found({ _q: 'magazyn', kind: 'careers' }, ALL, posts);
  expect(jobs).toMatchObject({ Count: 3, Kinds });
});

test('articles in another language are not found', async () => {
  const posts = postsOf('Magazyn bez kartek');
  expect(await found({ _q: 'magazyn', language: 'de' }, [], posts)).toMatchObject({ Count: 0 });
});

const excerptFor = async (_q: string, page: Partial<SearchedPage>) => {
  const [hit] = (await found({ _q }, [{ ...JOB, about: 'Krótko o pracy.', ...page }])).Hits;
  return hit?.Excerpt ?? [];
};

test('an excerpt of a long text has whole sentences', async () => {
  const body =
    `${'Zdanie o czymś innym. '.repeat(30)}Tutaj jest gilotyna do papieru. ${'I dalej. '.repeat(40)}`.trim();
  const excerpt = await excerptFor('gilotyna', { body });
  expect(markedIn(excerpt)).toEqual(['gilotyna']);
  expect(textOf(excerpt)).toMatch(/^Tutaj jest gilotyna do papieru\.( I dalej\.)+$/);
  expect(textOf(excerpt).length).toBeLessThanOrEqual(200);
});

test('a sentence that is too long is cut at words, and no number is', async () => {
  const body = `Nie ${'i nie '.repeat(60)}gilotyna ${'za 13\u00a0000\u00a0zł, '.repeat(30)}koniec.`;
  const excerpt = textOf(await excerptFor('gilotyna', { body }));
  expect(excerpt).toMatch(/^… (i|nie) .*gilotyna za .*13\u00a0000\u00a0zł,( za)? …$/);
  expect(excerpt.length).toBeLessThan(210);
  expect(
    textOf(await excerptFor('gil', { body: `Oto gil${'x'.repeat(300)} i inne sprawy.` })),
  ).toMatch(/^Oto gilx+ …$/);
});

test('labels and figures find a page, and are not shown by themselves', async () => {
  const body = 'kierownik magazynu\n9\n1\nmin Zgoda 2 dni magazyn 3 dni';
  expect(textOf(await excerptFor('magazyn', { body }))).toBe('Krótko o pracy.');
  const prose = `${body}\nWarto znać nasz magazyn od środka.`;
  expect(textOf(await excerptFor('magazyn', { body: prose }))).toBe(
    'Warto znać nasz magazyn od środka.',
  );
});

test('what is sold stands before an article and a job that say the word at a better place', async () => {
  const posts = postsOf('Obieg bez kartek');
  const job = { ...JOB, title: 'Obieg i tester' };
  expect(pathsOf(await found({ _q: 'obieg' }, [job, DMS], posts))).toEqual([
    '/products/dms',
    '/careers/tester',
    '/blog/1',
  ]);
});
