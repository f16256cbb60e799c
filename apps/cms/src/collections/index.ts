import type { CollectionConfig } from 'payload';
import type { Env } from '../process/env.ts';
import { areas, industries } from './content/areas-and-industries.ts';
import { authors, categories, tags } from './content/blog-taxonomy.ts';
import { careers } from './content/careers.ts';
import { catalogues } from './content/catalogues.ts';
import { employees } from './content/employees.ts';
import { estimateElements } from './content/estimate-elements.ts';
import { features } from './content/features.ts';
import { pages } from './content/pages.ts';
import { posts } from './content/posts.ts';
import { products } from './content/products.ts';
import { realizations } from './content/realizations.ts';
import { redirects } from './content/redirects.ts';
import { services } from './content/services.ts';
import { sidebars } from './content/sidebars.ts';
import { slides } from './content/slides.ts';
import { files } from './uploads/files.ts';
import { media } from './uploads/media.ts';

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
