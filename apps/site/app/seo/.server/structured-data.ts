import { LOCALES } from '@osnowa/contract';
import type { BlogPosting, FAQPage, JobPosting, Service, SoftwareApplication } from 'schema-dts';
import type {
  CareerContent,
  ImageContent,
  PostContent,
  ProductContent,
  SectionOf,
  ServiceContent,
} from '../../content/domain.ts';
import { localePath } from '../../i18n/locale-path.ts';
import { imageUrl } from '../../ui/picture/image-url.ts';
import { sharePicture } from '../share-picture.ts';
import type { Place } from './page-facts.ts';
import { companyId, postalAddress } from './page-graph.ts';

/** Structured data of a product page. */
export function softwareApplication(product: ProductContent, at: Place): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${addressOf(at)}#product`,
    name: product.name,
    headline: product.title.text,
    description: product.shortDescription.text,
    url: addressOf(at),
    applicationCategory: 'BusinessApplication',
    featureList: product.modules.map(({ title }) => title.text),
    screenshot: product.screens.map((screen) => pictureOf(screen, at)),
    publisher: { '@id': companyId(at.publicUrl) },
  };
}

/** One service of the company. */
export function service(offered: ServiceContent, at: Place): Service {
  return {
    '@type': 'Service',
    '@id': `${addressOf(at)}#${offered.anchor}`,
    name: offered.name.text,
    description: offered.servicesDescription.text,
    url: `${addressOf(at)}#${offered.anchor}`,
    provider: { '@id': companyId(at.publicUrl) },
  };
}

/** Questions and answers of a page as one FAQ; an empty list without any. */
export function faqPage(items: SectionOf<'questions'>['items'], at: Place): FAQPage[] {
  if (items.length === 0) return [];
  const page: FAQPage = {
    '@type': 'FAQPage',
    '@id': `${addressOf(at)}#questions`,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question.text,
      acceptedAnswer: { '@type': 'Answer', text: answer.text },
    })),
  };
  return [page];
}

/** A job offer. */
export function jobPosting(career: CareerContent, at: Place): JobPosting {
  return {
    '@type': 'JobPosting',
    '@id': `${addressOf(at)}#job`,
    title: career.title.text,
    description: htmlOf(career),
    url: addressOf(at),
    datePosted: career.createdAt.slice(0, 10),
    ...(career.validThrough && { validThrough: career.validThrough }),
    employmentType: career.employmentType,
    hiringOrganization: { '@id': companyId(at.publicUrl) },
    jobLocation: {
      '@type': 'Place',
      name: career.location.text,
      address: postalAddress(at.settings),
    },
    directApply: true,
    skills: career.careerTechnologies.map(({ title }) => title.text).join(', '),
  };
}

/** An article, at its address in its own language. */
export function blogPosting(post: PostContent, at: Place): BlogPosting {
  const address = at.publicUrl + localePath(post.language, at.path);
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    headline: post.title,
    description: post.description,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    inLanguage: LOCALES[post.language].fullCode,
    mainEntityOfPage: { '@id': address },
    image: post.mainImage
      ? pictureOf(post.mainImage, at)
      : sharePicture(at.publicUrl, post.language, at.path).url,
    ...(post.category && { articleSection: post.category.name.text }),
    ...(post.blogTags.length > 0 && {
      keywords: post.blogTags.map(({ name }) => name).join(', '),
    }),
    author: post.author
      ? { '@type': 'Person', name: `${post.author.firstName} ${post.author.lastName}` }
      : { '@id': companyId(at.publicUrl) },
    publisher: { '@id': companyId(at.publicUrl) },
  };
}

function addressOf({ publicUrl, locale, path }: Place): string {
  return publicUrl + localePath(locale, path);
}

/** Search engines require the whole offer as HTML. */
function htmlOf(career: CareerContent): string {
  const list = (items: CareerContent['careerOffers']) =>
    items.length === 0
      ? ''
      : `<ul>${items.map(({ title }) => `<li>${escaped(title.text)}</li>`).join('')}</ul>`;
  return [
    `<p>${escaped(career.description.text)}</p>`,
    list(career.careerResponsibilities),
    list(career.careerRequirements),
    list(career.careerOffers),
  ].join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function pictureOf({ path }: ImageContent, { publicUrl }: Place): string {
  return publicUrl + imageUrl(path, { width: 1280 });
}
