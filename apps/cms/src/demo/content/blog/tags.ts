/** Tags of the blog, in Polish like the posts. */
export const TAGS: { slug: string; name: string }[] = [
  { slug: 'wdrozenie', name: 'wdrożenie' },
  { slug: 'produkcja', name: 'produkcja' },
  { slug: 'magazyn', name: 'magazyn' },
  { slug: 'koszty', name: 'koszty' },
  { slug: 'bezpieczenstwo', name: 'bezpieczeństwo' },
  { slug: 'praca-zespolu', name: 'praca zespołu' },
  { slug: 'integracje', name: 'integracje' },
  { slug: 'mobilnosc', name: 'mobilność' },
  { slug: 'dokumenty', name: 'dokumenty' },
  { slug: 'dane', name: 'dane' },
  { slug: 'klienci', name: 'klienci' },
  { slug: 'prawo', name: 'prawo' },
];
