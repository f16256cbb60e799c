import type { SectionMessages } from '../pl/sections.ts';

/** Labels of the sections. */
export const sections = {
  slider: 'slide show',
  slideOf: '{n} of {total}',
  pause: 'Pause the slide show',
  play: 'Resume the slide show',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  seeProduct: 'Explore {name}',
  priceFrom: 'from',
  seeRealization: 'Read the case study',
  allAreas: 'All areas',
  allIndustries: 'All industries',
  allArticles: 'All articles',
  articlesInPolish: 'These articles are in Polish.',
  timeZone: 'Polish time, one hour ahead of the UK',
  replyTimes:
    'The last {days} days: half of our first replies left within {median}, nine of ten within {slow}. Only office hours are counted.',
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
  calculatorTitle: 'How much work does {name} take to implement?',
  calculatorText:
    'Tick what the system should do, and see at once how many person-days it takes and why.',
  calculatorButton: 'Estimate the cost',
  askAbout: 'Ask about {name}',
  chooseQuestion: 'Choose a question',
  wheel: 'Cycle of steps',
  stepName: 'Step {n}: {title}',
  stepOf: 'Step {n} of {total}',
  steps: { one: '{n} step', other: '{n} steps' },
  previousStep: 'Previous step',
  nextStep: 'Next step',
  days: { one: '{n} person-day', other: '{n} person-days' },
} satisfies SectionMessages;
