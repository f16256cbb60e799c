import type { CollectionConfig } from 'payload';
import type { Env } from '../env.ts';
import { areas, industries } from './areas-and-industries.ts';
import { authors, categories, tags } from './blog-taxonomy.ts';
import { careers } from './careers.ts';
import { catalogues } from './catalogues.ts';
import { employees } from './employees.ts';
import { estimateElements } from './estimate-elements.ts';
import { features } from './features.ts';
import { files } from './files.ts';
import { media } from './media.ts';
import { pages } from './pages.ts';
import { posts } from './posts.ts';
import { products } from './products.ts';
import { realizations } from './realizations.ts';
import { redirects } from './redirects.ts';
import { services } from './services.ts';
import { sidebars } from './sidebars.ts';
import { slides } from './slides.ts';

/** Everything that editors write, in the order of the menu. */
export function contentCollections(env: Pick<Env, 'DATA_DIR'>): CollectionConfig[] {
  return [
    pages,
    slides,
    products,
    services,
    realizations,
    areas,
    industries,
    features,
    media(env),
    redirects,
    employees,
    careers,
    files(env),
    posts,
    categories,
    tags,
    authors,
    sidebars,
    estimateElements,
    catalogues,
  ];
}
