import type {
  Area,
  BlogPost,
  Career,
  Catalogue,
  Employee,
  EstimateElement,
  Feature,
  Image,
  InOneLanguage,
  Locale,
  Page,
  Product,
  Realization,
  Section,
  Service,
  SiteSettings,
  Slide,
} from '@tkalnia/contract';

/** A document with a page of its own, and the languages in which that page can really be read. */
export interface Translated {
  languages: Locale[];
}

/** Content in one language, in camel case: what screens and sections show. */
export type ImageContent = InOneLanguage<Image>;
export type PageContent = InOneLanguage<Page> & Translated;
export type SectionContent = InOneLanguage<Section>;
export type SettingsContent = InOneLanguage<SiteSettings>;
export type ProductContent = InOneLanguage<Product> & Translated;
export type SlideContent = InOneLanguage<Slide>;
export type ServiceContent = InOneLanguage<Service>;
export type RealizationContent = InOneLanguage<Realization> & Translated;
export type AreaContent = InOneLanguage<Area> & Translated;
export type FeatureContent = InOneLanguage<Feature>;
export type EmployeeContent = InOneLanguage<Employee>;
export type CareerContent = InOneLanguage<Career> & Translated;
export type PostContent = InOneLanguage<BlogPost>;
export type CatalogueContent = InOneLanguage<Catalogue> & Translated;
export type EstimateElementContent = InOneLanguage<EstimateElement>;

/** The section of one kind. */
export type SectionOf<Kind extends SectionContent['kind']> = Extract<
  SectionContent,
  { kind: Kind }
>;

/** What cards show of the documents behind them: no more than this travels with a page. */
export const CARD_FIELDS = {
  product: ['id', 'slug', 'name', 'accent', 'icon', 'title', 'shortDescription'],
  realization: [
    'id',
    'slug',
    'icon',
    'name',
    'header',
    'description',
    'image',
    'thumbnail',
    'technologies',
    'figures',
    'button',
  ],
  area: ['id', 'pageName', 'icon', 'cardTitle', 'shortDescription'],
  post: ['id', 'slug', 'title', 'description', 'createdAt', 'category'],
  career: ['id', 'slug', 'title', 'description', 'location', 'careerTechnologies'],
} as const;

type CardOf<Content, Kind extends keyof typeof CARD_FIELDS> = Pick<
  Content,
  Extract<(typeof CARD_FIELDS)[Kind][number], keyof Content>
>;

export type ProductCard = CardOf<ProductContent, 'product'>;
export type RealizationCard = CardOf<RealizationContent, 'realization'>;
export type AreaCard = CardOf<AreaContent, 'area'>;
export type PostCard = CardOf<PostContent, 'post'>;
export type CareerCard = CardOf<CareerContent, 'career'>;

/** Documents that the sections of a page refer to; only what its sections need is filled. */
export interface SectionData {
  settings: SettingsContent;
  slides: SlideContent[];
  products: ProductCard[];
  services: ServiceContent[];
  realizations: RealizationCard[];
  /** Slug of the technology by which the visitor wants to see the case studies; `null` shows all. */
  technology: string | null;
  areas: AreaCard[];
  industries: AreaCard[];
  posts: PostCard[];
  employees: EmployeeContent[];
  careers: CareerCard[];
}
