import type { CollectionSlug } from 'payload';
import type { AreaWithFeatures } from './area-with-features.ts';
import { AREAS } from './content/areas/index.ts';
import { CAREERS } from './content/careers/index.ts';
import { CATALOGUES } from './content/catalogues/index.ts';
import { EMPLOYEES } from './content/employees.ts';
import { CUSTOMISED_SOLUTIONS, PRODUCTS_SYSTEMS } from './content/estimate-elements.ts';
import { INDUSTRIES } from './content/industries/index.ts';
import { PAGES } from './content/pages/index.ts';
import { PRODUCTS } from './content/products/index.ts';
import { REALIZATIONS } from './content/realizations/index.ts';
import { REDIRECTS } from './content/redirects.ts';
import { SERVICES } from './content/services.ts';
import { SITE_SETTINGS } from './content/site-settings.ts';
import { SLIDES } from './content/slides.ts';
import type { Progress } from './load.ts';
import type { Writer } from './writer.ts';

/** Leaves room between two places, so that an editor can put something in the middle. */
const STEP = 10;

/** Ids of stored documents by the slug of their entry. */
type Stored = ReadonlyMap<string, number>;

async function loadAreas(
  write: Writer,
  collection: CollectionSlug,
  areas: AreaWithFeatures[],
  realizations: Stored,
) {
  for (const [index, { features, ...area }] of areas.entries()) {
    const ids: number[] = [];
    for (const feature of features) ids.push(await write.store('features', feature));
    await write.store(collection, {
      ...area,
      features: ids,
      realizations: area.realizations.map((slug) => realizations.get(slug)),
      order: (index + 1) * STEP,
    });
  }
}

/** Loads everything but the blog. `terms` is the id of the general terms. */
export async function loadOffer(write: Writer, terms: number, say: Progress): Promise<void> {
  async function load(collection: CollectionSlug, entries: readonly object[]): Promise<Stored> {
    say(`${collection} (${entries.length})`);
    const stored = new Map<string, number>();
    for (const entry of entries) {
      const id = await write.store(collection, entry);
      if ('slug' in entry) stored.set(String(entry.slug), id);
    }
    return stored;
  }
  const listed = (entries: readonly object[]) =>
    entries.map((entry, index) => ({ ...entry, order: (index + 1) * STEP }));

  say('site settings');
  const officeHours = SITE_SETTINGS.officeHours.map((hours) => ({
    ...hours,
    weekday: String(hours.weekday),
  }));
  await write.settle({ ...SITE_SETTINGS, officeHours, terms });

  await load('slides', listed(SLIDES));
  await load('products', listed(PRODUCTS));
  await load('services', listed(SERVICES));
  const realizations = await load('realizations', listed(REALIZATIONS));
  say(`areas (${AREAS.length}) and industries (${INDUSTRIES.length})`);
  await loadAreas(write, 'areas', AREAS, realizations);
  await loadAreas(write, 'industries', INDUSTRIES, realizations);
  await load('employees', EMPLOYEES);
  await load('careers', CAREERS);
  const offered = (offer: string) => (element: object) => ({ ...element, offer });
  await load('estimate-elements', [
    ...CUSTOMISED_SOLUTIONS.map(offered('customised')),
    ...PRODUCTS_SYSTEMS.map(offered('products-systems')),
  ]);
  await load(
    'catalogues',
    Object.entries(CATALOGUES).map(([calculator, catalogue]) => ({ ...catalogue, calculator })),
  );
  await load('pages', PAGES);
  await load(
    'redirects',
    REDIRECTS.map(({ status, ...redirect }) => ({ ...redirect, status: String(status) })),
  );
}
