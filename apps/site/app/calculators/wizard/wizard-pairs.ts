/** Names and values of the wizard, as a form sends them; what is chosen several times stands several times. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** What was chosen in the first stage: ids of elements, by the specification that they need. */
export const ELEMENTS = ['bespoke', 'systems'] as const;

/** Answers from closed lists: they stand in the address. */
const CLOSED = [
  'technicalPreferences',
  'backend',
  'interfaceDesign',
  'distributionChannels',
  'maintenance',
  'maintenanceMonths',
  'users',
  'hardwareSupport',
] as const;

/** What is written in words: it never stands in an address. */
const WRITTEN = ['technicalPreferencesText', 'backendText'] as const;

const IN_ADDRESS: readonly string[] = [...ELEMENTS, ...CLOSED];
const ALL: readonly string[] = [...IN_ADDRESS, ...WRITTEN];

/** Names of everything that the wizard asks. */
export const WIZARD_NAMES = ALL;

/**
 * The wizard's pairs among those of an address or of a form; empty ones are left out. "None" together with
 * other answers is what a browser without scripts could not untick: the others are meant.
 */
export function wizardPairs(given: Iterable<[string, FormDataEntryValue]>): Pairs {
  const pairs = [...given].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' && ALL.includes(name) ? [[name, value]] : [],
  );
  const hardware = pairs.filter(([name]) => name === 'hardwareSupport');
  if (hardware.length < 2) return pairs;
  return pairs.filter(([name, value]) => name !== 'hardwareSupport' || value !== 'none');
}

/** What of the pairs may stand in an address, as a query with its `?`. */
export function wizardQuery(pairs: Pairs): string {
  const shown = pairs.filter(([name]) => IN_ADDRESS.includes(name));
  return shown.length > 0 ? `?${new URLSearchParams(shown.map(([...pair]) => pair))}` : '';
}

/** What was written in words. */
export function writtenIn(pairs: Pairs): Pairs {
  return pairs.filter(([name]) => !IN_ADDRESS.includes(name));
}

/** Every value of one name. */
export function valuesIn(pairs: Pairs, name: string): string[] {
  return pairs.filter((pair) => pair[0] === name).map(([, value]) => value);
}

/** Id of the form of every step: it holds, shown or hidden, all that was answered so far. */
export const WIZARD_FORM = 'wizard-form';

/**
 * Name of the button that only carries the form along, finished or not: to another step or to the
 * same one in another language. What it leads to is not checked for mistakes.
 */
export const PASS_ON = 'carry';

/** What else was typed into a form that is carried along, by name. */
export function besidePairs(given: Iterable<[string, FormDataEntryValue]>): Record<string, string> {
  const others = [...given].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== PASS_ON && !ALL.includes(name) ? [[name, value]] : [],
  );
  return Object.fromEntries(others);
}

/** Ids of the elements chosen for one specification. */
export function elementsIn(pairs: Pairs, kind: (typeof ELEMENTS)[number]): number[] {
  const ids = valuesIn(pairs, kind).flatMap((value) => value.split(','));
  return [...new Set(ids.map(Number))].filter((id) => Number.isInteger(id) && id > 0);
}
