import type { Redirect } from '@osnowa/contract';
import type { Entry } from '../shape.ts';

/** Old slugs of the blog, from the time before categories, by the address of the post that took them over. */
const OLD_POSTS: Record<string, string[]> = {
  '/blog/erp/pierwsze-osiem-tygodni-z-erp': [
    'pierwsze-osiem-tygodni-z-erp',
    'ile-trwa-wdrozenie-erp',
    'wdrozenie-erp-krok-po-kroku',
    'harmonogram-wdrozenia-erp',
    'jak-przygotowac-firme-do-erp',
  ],
  '/blog/aplikacje-pwa/pwa-czy-aplikacja-ze-sklepu': [
    'pwa-czy-aplikacja-ze-sklepu',
    'co-to-jest-pwa',
    'pwa-a-aplikacja-natywna',
    'zalety-i-wady-pwa',
    'ile-kosztuje-pwa',
  ],
  '/blog/sprzedaz/oferta-w-dziesiec-minut': [
    'oferta-w-dziesiec-minut',
    'jak-przyspieszyc-ofertowanie',
    'automatyzacja-ofert-handlowych',
    'crm-w-dziale-sprzedazy',
  ],
  '/blog/analiza-przedwdrozeniowa/analiza-przed-wdrozeniem-ktora-sie-zwraca': [
    'analiza-przed-wdrozeniem-ktora-sie-zwraca',
    'czym-jest-analiza-przedwdrozeniowa',
    'po-co-analiza-przedwdrozeniowa',
    'ile-kosztuje-analiza-przedwdrozeniowa',
    'analiza-potrzeb-przed-zakupem-systemu',
  ],
  '/blog/hr/urlop-w-trzech-dotknieciach': [
    'urlop-w-trzech-dotknieciach',
    'wnioski-urlopowe-online',
    'aplikacja-dla-pracownikow-produkcji',
    'elektroniczne-akta-osobowe',
  ],
  '/blog/cyfryzacja/cyfryzacja-od-jednej-kartki': [
    'cyfryzacja-od-jednej-kartki',
    'od-czego-zaczac-cyfryzacje',
    'cyfryzacja-malej-firmy',
    'formularze-elektroniczne-na-produkcji',
    'fabryka-bez-papieru',
  ],
  '/blog/chmura/chmura-czy-wlasny-serwer': [
    'chmura-czy-wlasny-serwer',
    'erp-w-chmurze',
    'ile-kosztuje-chmura',
    'bezpieczenstwo-danych-w-chmurze',
  ],
  '/blog/aplikacja-mobilna/aplikacja-mobilna-w-rekawicach': [
    'aplikacja-mobilna-w-rekawicach',
    'aplikacje-mobilne-dla-produkcji',
    'projektowanie-aplikacji-dla-przemyslu',
    'tablet-na-hali-produkcyjnej',
  ],
  '/blog/off-topic/co-ma-wspolnego-krosno-z-komputerem': [
    'co-ma-wspolnego-krosno-z-komputerem',
    'dlaczego-tkalnia',
    'karty-dziurkowane-i-krosna',
  ],
  '/blog/praca-w-terenie/trasy-serwisantow-bez-tablicy': [
    'trasy-serwisantow-bez-tablicy',
    'planowanie-tras-serwisantow',
    'aplikacja-dla-serwisantow',
    'optymalizacja-tras-w-firmie',
    'protokol-serwisowy-w-telefonie',
  ],
  '/blog/raporty/raport-ktory-ktos-czyta': [
    'raport-ktory-ktos-czyta',
    'jak-tworzyc-raporty-zarzadcze',
    'business-intelligence-dla-malych-firm',
    'pulpit-menedzerski',
  ],
  '/blog/zarzadzanie-dokumentami/gdzie-utknela-faktura': [
    'gdzie-utknela-faktura',
    'elektroniczny-obieg-dokumentow',
    'obieg-faktur-kosztowych',
    'co-to-jest-dms',
    'archiwizacja-dokumentow-w-firmie',
    'ksef-a-obieg-dokumentow',
  ],
  '/blog/e-commerce/sklep-ktory-nie-sprzedaje-powietrza': [
    'sklep-ktory-nie-sprzedaje-powietrza',
    'integracja-sklepu-z-erp',
    'stany-magazynowe-w-sklepie',
    'sklep-b2b-na-zamowienie',
  ],
  '/blog/home-office/home-office-po-pieciu-latach': [
    'home-office-po-pieciu-latach',
    'praca-zdalna-w-firmie-it',
    'bezpieczna-praca-z-domu',
    'jak-zorganizowac-home-office',
  ],
};

/** Other old addresses of the site. */
const OLD_PAGES: Record<string, string> = {
  '/o-nas': '/about',
  '/kontakt': '/contact',
  '/oferta': '/products',
  '/uslugi': '/services',
  '/referencje': '/realizations',
  '/kariera': '/careers',
  '/polityka-prywatnosci': '/privacy',
  '/sklep-internetowy': '/ecommerce',
};

function permanent(from: string, to: string): Entry<Redirect> {
  return { from, to, status: 301 };
}

/** Old addresses and where they lead now. */
export const REDIRECTS: Entry<Redirect>[] = [
  ...Object.entries(OLD_POSTS).flatMap(([to, slugs]) =>
    slugs.map((slug) => permanent(`/blog/${slug}`, to)),
  ),
  ...Object.entries(OLD_PAGES).map(([from, to]) => permanent(from, to)),
];
