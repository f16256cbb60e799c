import type {
  Area,
  BlogPost,
  Career,
  Employee,
  EstimateElement,
  Image,
  InOneLanguage,
  Page,
  Product,
  Realization,
  Section,
  Service,
  SiteSettings,
  Slide,
} from '@tkalnia/contract';

/** Content in one language, in camel case: what screens and sections show. */
export type ImageContent = InOneLanguage<Image>;
export type PageContent = InOneLanguage<Page>;
export type SectionContent = InOneLanguage<Section>;
export type SettingsContent = InOneLanguage<SiteSettings>;
export type ProductContent = InOneLanguage<Product>;
export type SlideContent = InOneLanguage<Slide>;
export type ServiceContent = InOneLanguage<Service>;
export type RealizationContent = InOneLanguage<Realization>;
export type AreaContent = InOneLanguage<Area>;
export type EmployeeContent = InOneLanguage<Employee>;
export type CareerContent = InOneLanguage<Career>;
export type PostContent = InOneLanguage<BlogPost>;
export type EstimateElementContent = InOneLanguage<EstimateElement>;

/** The section of one kind. */
export type SectionOf<Kind extends SectionContent['kind']> = Extract<
  SectionContent,
  { kind: Kind }
>;

/** What cards show of the documents behind them: no more than this travels with a page. */
export type ProductCard = Pick<
  ProductContent,
  'id' | 'slug' | 'name' | 'accent' | 'icon' | 'title' | 'shortDescription'
>;
export type RealizationCard = Pick<
  RealizationContent,
  | 'id'
  | 'slug'
  | 'icon'
  | 'name'
  | 'header'
  | 'description'
  | 'image'
  | 'thumbnail'
  | 'technologies'
  | 'figures'
  | 'button'
>;
export type AreaCard = Pick<
  AreaContent,
  'id' | 'pageName' | 'icon' | 'cardTitle' | 'shortDescription'
>;
export type PostCard = Pick<
  PostContent,
  'id' | 'slug' | 'title' | 'description' | 'createdAt' | 'category'
>;
export type CareerCard = Pick<CareerContent, 'id' | 'slug' | 'title' | 'description' | 'location'>;

/** Documents that the sections of a page refer to; only what its sections need is filled. */
export interface SectionData {
  settings: SettingsContent;
  slides: SlideContent[];
  products: ProductCard[];
  services: ServiceContent[];
  realizations: RealizationCard[];
  areas: AreaCard[];
  industries: AreaCard[];
  posts: PostCard[];
  employees: EmployeeContent[];
  careers: CareerCard[];
}
