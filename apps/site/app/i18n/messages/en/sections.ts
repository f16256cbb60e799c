import type { SectionMessages } from '../pl/sections.ts';

/** Labels of the sections. */
export const sections = {
  slider: 'slide show',
  slideOf: '{n} of {total}',
  pause: 'Pause the slide show',
  play: 'Resume the slide show',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  seeProduct: 'Get to know {name}',
  seeRealization: 'Read the case study',
  allAreas: 'All areas',
  allIndustries: 'All industries',
  allArticles: 'All articles',
  articlesInPolish: 'Our articles are written in Polish.',
  timeZone: 'Polish time, GMT+1',
  sales: 'Sales',
  office: 'Office',
  address: 'Address',
  directions: 'Show on a map',
  noCareers:
    'We are not looking for anyone right now. Write to us all the same if you would like to work with us.',
  modules: 'Modules',
  benefits: 'What changes',
  screens: 'What it looks like',
  screenOf: 'Screen {n}',
  questions: 'Questions we hear most often',
  calculatorTitle: 'How much work is it to introduce {name}?',
  calculatorText:
    'Answer a few questions, and in two minutes you will see the number of days and the reason for each of them.',
  calculatorButton: 'Estimate {name}',
  askAbout: 'Ask about {name}',
  days: { one: '{n} day', other: '{n} days' },
} satisfies SectionMessages;
