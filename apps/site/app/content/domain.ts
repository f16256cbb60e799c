import type {
  Area,
  BlogCategory,
  BlogNeighbours,
  BlogPost,
  BlogTag,
  Career,
  Catalogue,
  CommercialBlock,
  Employee,
  EstimateElement,
  ExampleSection,
  Feature,
  Image,
  Locale,
  Navigation,
  Office,
  Page,
  Product,
  Realization,
  ReplyTimes,
  SearchKind,
  SearchReply,
  Section,
  Service,
  SiteSettings,
  Slide,
} from '@osnowa/contract';
import type { InOneLanguage, LocalText } from '@osnowa/text';
import { pick } from './pick.ts';

/** A document with a page of its own, and the languages in which that page can really be read. */
export interface Translated {
  languages: Locale[];
}

/** Content in one language, in camel case: what screens and sections show. */
export type ImageContent = InOneLanguage<Image>;
export type PageContent = InOneLanguage<Page> & Translated;
export type SectionContent = InOneLanguage<Section>;
/** A section that shows one example. */
export type ExampleContent = InOneLanguage<ExampleSection>;
/** The company's settings; on a page with a form, with the closed days of the coming weeks. */
export type SettingsContent = InOneLanguage<SiteSettings> & Pick<Office, 'closedDays'>;
/** How fast first replies were sent lately; `null` if it is not shown. */
export type ReplyTimesContent = InOneLanguage<ReplyTimes>['times'];
export type NavigationContent = InOneLanguage<Navigation>;
export type ProductContent = InOneLanguage<Product> & Translated;
export type SlideContent = InOneLanguage<Slide>;
export type ServiceContent = InOneLanguage<Service>;
export type RealizationContent = InOneLanguage<Realization> & Translated;
/** A customer's quotation, and the case study that contains it. */
export interface QuoteContent {
  /** Last segment of the case study's address. */
  slug: string;
  words: RealizationContent['name'];
  person: string;
  role: RealizationContent['name'] | null;
  customer: string;
  place: RealizationContent['name'] | null;
  portrait: ImageContent | null;
}
/** One figure of a case study before and after, whose it is, and the product that the page is about. */
export interface ChangeContent {
  /** Colour of that product; `null` if no product quotes this customer. */
  accent: string | null;
  /** Last segment of the case study's address. */
  slug: string;
  customer: string;
  place: RealizationContent['name'] | null;
  measure: RealizationContent['name'];
  before: RealizationContent['name'];
  after: RealizationContent['name'];
}
export type AreaContent = InOneLanguage<Area> & Translated;
export type FeatureContent = InOneLanguage<Feature>;
export type EmployeeContent = InOneLanguage<Employee>;
export type CareerContent = InOneLanguage<Career> & Translated;
export type PostContent = InOneLanguage<BlogPost>;
export type CatalogueContent = InOneLanguage<Catalogue> & Translated;
export type NeighboursContent = InOneLanguage<BlogNeighbours>;
export type CategoryContent = InOneLanguage<BlogCategory>;
export type TagContent = InOneLanguage<BlogTag>;
export type CommercialContent = InOneLanguage<CommercialBlock>;
export type EstimateElementContent = InOneLanguage<EstimateElement>;

/** The commercial block of one kind. */
export type CommercialOf<Kind extends CommercialContent['kind']> = Extract<
  CommercialContent,
  { kind: Kind }
>;

/** The settings that a form needs, for pages that load no others. */
export const FORM_SETTINGS = [
  'sales',
  'officeHours',
  'timeZone',
  'closedDays',
  'contactConsent',
  'newsletterConsent',
] as const;

/**
 * The settings of a form, with the consent clause of its purpose, or with that of the enquiries
 * until the editors have written one.
 */
export function formSettings(
  settings: SettingsContent,
  purpose?: 'careerConsent' | 'estimateConsent',
): Pick<SettingsContent, (typeof FORM_SETTINGS)[number]> {
  const form = pick(settings, FORM_SETTINGS);
  if (!purpose) return form;
  const { version, short, full } = settings[purpose];
  return version && short && full ? { ...form, contactConsent: { version, short, full } } : form;
}

export type SectionOf<Kind extends SectionContent['kind']> = Extract<
  SectionContent,
  { kind: Kind }
>;

/** The fields of documents that cards show: only these are sent with a page. */
export const CARD_FIELDS = {
  product: [
    'id',
    'slug',
    'name',
    'accent',
    'icon',
    'title',
    'shortDescription',
    'startingPrice',
    'image',
  ],
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
    'proof',
  ],
  area: ['id', 'pageName', 'icon', 'cardTitle', 'shortDescription'],
  post: ['id', 'slug', 'language', 'title', 'description', 'createdAt', 'category'],
  career: ['id', 'slug', 'title', 'description', 'location', 'careerTechnologies'],
} as const;

type CardOf<Content, Kind extends keyof typeof CARD_FIELDS> = Pick<
  Content,
  Extract<(typeof CARD_FIELDS)[Kind][number], keyof Content>
>;

export type ProductCard = CardOf<ProductContent, 'product'>;
export type RealizationCard = CardOf<RealizationContent, 'realization'>;
/** An area or an industry in a list, with a customer's result. */
export interface AreaCard extends CardOf<AreaContent, 'area'> {
  /** Its own picture, or that of the case study; `null` without either. */
  image: ImageContent | null;
  /** From the case study that an editor chose for it. */
  example: AreaExample | null;
}

/** A customer's name, where it is known, and the first figure of the case study. */
export interface AreaExample {
  customer: string | null;
  figure: RealizationContent['figures'][number] | null;
}

/** Customer and figure of a product's case study, and the product's screens that come from it. */
export interface ProductProof extends AreaExample {
  /** Last segment of the case study's address. */
  slug: string;
  /** Ids of pictures. */
  screens: number[];
}

export type PostCard = CardOf<PostContent, 'post'>;
export type CareerCard = CardOf<CareerContent, 'career'>;

/** The number that a post is about, and what it counts: `81 → 98%` `of items whose stock is right`. */
export interface LeadFigure {
  value: string;
  label: string;
}

/** A post with the figure that it begins with. */
export interface PostTeaser extends PostCard {
  figure: LeadFigure | null;
}

export interface PostListing extends PostTeaser {
  /** Time that reading it takes, in minutes. */
  minutes: number;
}

/** A page of the blog's list, with what it is filtered by. */
export interface BlogListContent {
  category: CategoryContent | null;
  tag: TagContent | null;
  /** The search text; empty without a search. */
  q: string;
  /** Posts in the visitor's own language, where that is not Polish; on the first page. */
  own: PostListing[];
  /** Languages of the posts here. */
  languages: Locale[];
  posts: PostListing[];
  /** Number of all posts that pass the filter. */
  count: number;
  page: number;
  pages: number;
  /** The available filters. */
  categories: CategoryContent[];
  tags: TagContent[];
}

/** A page of what a search over the whole site found. */
export interface SearchContent extends InOneLanguage<SearchReply> {
  /** The search text; empty without a search. */
  q: string;
  /** The text has more characters than the search allows: nothing was searched. */
  tooLong: boolean;
  /** The content service did not answer. */
  unavailable: boolean;
  /** The only kind that is shown; `null` for all. */
  kind: SearchKind | null;
  page: number;
  pages: number;
  /** Links for a visitor who finds nothing. */
  calculators: { to: string; title: LocalText }[];
}

/** The text of a post, prepared for reading. */
export interface ArticleContent {
  /** HTML before and after the place in the middle where a commercial block may be inserted. */
  parts: [string, string];
  /** Headings of the second level. */
  contents: { id: string; text: string }[];
  minutes: number;
}

/** A post with all content around its text. */
export interface PostPageContent extends NeighboursContent {
  post: Omit<PostContent, 'content'>;
  figure: LeadFigure | null;
  article: ArticleContent;
  blocks: CommercialContent[];
  related: PostTeaser[];
}

/** Slugs by which a visitor sees the case studies; `null` shows all. */
export interface CaseFilter {
  industry: string | null;
  technology: string | null;
}

/** An industry, with the ids of the case studies that an editor chose for it. */
export type TradeContent = Pick<AreaContent, 'pageName' | 'name' | 'realizations'>;

/** Documents that the sections of a page refer to; only what its sections need is filled. */
export interface SectionData {
  settings: SettingsContent;
  /** A customer's quotation, chosen by an editor for the top of the page. */
  quote: QuoteContent | null;
  replyTimes: ReplyTimesContent;
  slides: SlideContent[];
  products: ProductCard[];
  services: ServiceContent[];
  realizations: RealizationCard[];
  /** Tables of contents of long texts, by the id of their section. */
  contents: Readonly<Record<string, ArticleContent['contents']>>;
  /** The visitor's filter of the case studies, and the industries to choose from. */
  caseFilter: CaseFilter;
  trades: TradeContent[];
  areas: AreaCard[];
  industries: AreaCard[];
  posts: PostTeaser[];
  employees: EmployeeContent[];
  careers: CareerCard[];
}
