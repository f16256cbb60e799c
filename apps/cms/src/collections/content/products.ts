import { exampleSections } from '../../blocks/sections.ts';
import { picture, pictures } from '../../fields/picture.ts';
import { points, questions, seoTab } from '../../fields/rows.ts';
import { slug } from '../../fields/slug/slug.ts';
import { colour, destination, line, localisedLine, localisedLines } from '../../fields/text.ts';
import { icon, order, shownInMenu } from '../../fields/values.ts';
import { contentCollection } from './content-collection.ts';
import { quotedRealization } from './quoted-realization.ts';

/** Ready-made products: the menu entry, the card and the page of each. */
export const products = contentCollection({
  slug: 'products',
  one: { pl: 'Produkt', en: 'Product' },
  many: { pl: 'Produkty', en: 'Products' },
  about: {
    pl: 'Wpis w menu, karta i strona każdego produktu.',
    en: 'Menu entry, card and page of each product.',
  },
  group: 'pages',
  title: 'name',
  columns: ['name', 'title', 'order', 'shouldShowInHeaderMenu'],
  defaultSort: 'order',
  fields: [
    slug('slug', { from: 'name' }),
    order(),
    shownInMenu(),
    icon({ sidebar: true }),
    colour('accent', { sidebar: true }),
    {
      type: 'tabs',
      tabs: [
        {
          label: { pl: 'Treść', en: 'Content' },
          fields: [
            line('name'),
            localisedLine('title'),
            localisedLines('subtitle'),
            localisedLines('shortDescription', {
              hint: {
                pl: 'Na karcie i w menu.',
                en: 'On the card and in the menu.',
              },
            }),
            localisedLines('description'),
            localisedLine('startingPrice', {
              optional: true,
              hint: {
                pl: 'Pod podtytułem strony produktu, na przykład „Wdrożenie od 35 000 zł netto. Serwer i opieka od 490 zł miesięcznie”. Pierwsza kwota jest duża, każde dalsze zdanie ma swój wiersz: z lewej słowa, z prawej wszystko od pierwszej liczby.',
                en: 'Below the subtitle of the product’s page, such as “From €8,500 plus VAT. Server and support from €120 a month”. The first amount is large, each further sentence has a row of its own: its words on the left, all from the first figure on the right.',
              },
            }),
            quotedRealization(),
            destination('calculatorDestination'),
          ],
        },
        {
          label: { pl: 'Obrazy', en: 'Pictures' },
          fields: [
            picture('image'),
            pictures('screens', {
              hint: {
                pl: 'Obraz kwadratowy, co najmniej 960×960 pikseli, jest na tkaninie u góry strony produktu. Bez niego jest tam część Obrazu.',
                en: 'A square picture of at least 960×960 pixels stands on the cloth at the top of the product’s page. Without one, a part of the Picture stands there.',
              },
            }),
          ],
        },
        {
          label: { pl: 'Przykład', en: 'Example' },
          fields: [
            {
              name: 'sections',
              label: { pl: 'Przykład na stronie', en: 'Example on the page' },
              labels: {
                singular: { pl: 'przykład', en: 'example' },
                plural: { pl: 'Przykłady', en: 'Examples' },
              },
              type: 'blocks',
              blocks: exampleSections,
              custom: { row: { pl: 'Przykład', en: 'Example' } },
              admin: {
                initCollapsed: true,
                description: {
                  pl: 'Jest pod opisem produktu, nad modułami. Najlepiej jeden, ze znaną Ci firmą i prawdziwymi liczbami.',
                  en: 'Stands below the description of the product, above its modules. One is best, of a company that you know and with real figures.',
                },
              },
            },
          ],
        },
        {
          label: { pl: 'Moduły i korzyści', en: 'Modules and benefits' },
          fields: [
            localisedLine('modulesTitle', { optional: true }),
            points('modules'),
            localisedLine('benefitsTitle', { optional: true }),
            points('benefits'),
          ],
        },
        {
          label: { pl: 'Pytania', en: 'Questions' },
          fields: [questions('questions')],
        },
        seoTab(),
      ],
    },
  ],
});
