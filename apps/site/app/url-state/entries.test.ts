import { expect, test } from 'vitest';
import { createEntries, type EntriesWindow } from './entries.ts';

const ORIGIN = 'https://site.example';

/** A window with a history as the standard describes it, and how its visitor goes through it. */
function browser(start: string, state: unknown = null) {
  const list = [{ url: new URL(start, ORIGIN), state }];
  let at = 0;
  const events = new EventTarget();
  const scrolls: unknown[] = [];
  const here = () => list[at] ?? { url: new URL(ORIGIN), state: null };
  const write = (next: unknown, to: string | URL | null | undefined, index: number) => {
    const url = new URL(to ?? here().url, here().url);
    list.splice(index, list.length, { url, state: structuredClone(next) });
    at = index;
  };
  const history = {
    get state() {
      return here().state;
    },
    pushState: (next: unknown, _: string, to?: string | URL | null) => write(next, to, at + 1),
    replaceState(next: unknown, _: string, to?: string | URL | null) {
      const later = list.slice(at + 1);
      write(next, to, at);
      list.push(...later);
    },
  };
  const location = {
    get pathname() {
      return here().url.pathname;
    },
    get search() {
      return here().url.search;
    },
  };
  const traverse = (by: number) => {
    at += by;
    events.dispatchEvent(new Event('popstate'));
  };
  const window = {
    history,
    location,
    scrollTo: (to: unknown) => scrolls.push(to),
    addEventListener: events.addEventListener.bind(events),
  } as unknown as EntriesWindow;
  return {
    window,
    scrolls,
    address: () => here().url.href.slice(ORIGIN.length),
    back: () => traverse(-1),
    forward: () => traverse(1),
    followFragment(hash: string) {
      write(null, hash, at + 1);
      events.dispatchEvent(new Event('popstate'));
    },
  };
}

const nothing = () => undefined;

test('back and forward show what each entry had, and no address has the text', () => {
  const visitor = browser('/kalkulator-dms', { notes: 'reloaded' });
  const entries = createEntries(visitor.window, nothing);
  expect(entries.current()).toMatchObject({ state: { notes: 'reloaded' }, key: 0, cameBy: 'POP' });
  entries.go('/kalkulator-dms?items=a', { replace: true, staysPut: true, state: { notes: 'x' } });
  entries.go('/kalkulator-dms/summary?items=a', { state: { notes: 'x' } });
  expect(visitor.address()).toBe('/kalkulator-dms/summary?items=a');
  expect(entries.current()).toMatchObject({ key: 2, cameBy: 'PUSH', state: { notes: 'x' } });
  visitor.back();
  expect(entries.current()).toMatchObject({
    pathname: '/kalkulator-dms',
    search: '?items=a',
    state: { notes: 'x' },
    cameBy: 'POP',
  });
  visitor.forward();
  expect(entries.current()).toMatchObject({ pathname: '/kalkulator-dms/summary', cameBy: 'POP' });
});

test('only a new page begins at its top', () => {
  const visitor = browser('/estimate-project');
  const entries = createEntries(visitor.window, nothing);
  entries.go('/estimate-project?bespoke=1', { replace: true, staysPut: true });
  expect(visitor.scrolls).toEqual([]);
  entries.go('/estimate-project/customised?bespoke=1');
  expect(visitor.scrolls).toEqual([{ top: 0, behavior: 'instant' }]);
  visitor.back();
  expect(visitor.scrolls).toHaveLength(1);
});

test('a link to a place on the page is no other page, and the text stays with it', () => {
  const visitor = browser('/kalkulator-dms/final-page?items=a');
  const entries = createEntries(visitor.window, nothing);
  entries.go('/kalkulator-dms/final-page?items=a', { replace: true, state: { notes: 'x' } });
  let shown = 0;
  entries.subscribe(() => {
    shown += 1;
  });
  visitor.followFragment('#quote-mail');
  expect(shown).toBe(0);
  expect(visitor.window.history.state).toEqual({ notes: 'x' });
  expect(visitor.address()).toBe('/kalkulator-dms/final-page?items=a#quote-mail');
});

test('what is added to a new address is part of it', () => {
  const visitor = browser('/kalkulator-dms?utm_source=x');
  const entries = createEntries(visitor.window, () => {
    const { history, location } = visitor.window;
    history.replaceState(history.state, '', `${location.pathname}?utm_source=x`);
  });
  entries.go('/kalkulator-dms/summary', { state: { notes: 'x' } });
  expect(entries.current()).toMatchObject({ search: '?utm_source=x', state: { notes: 'x' } });
});
