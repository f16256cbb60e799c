/** Names and values of the wizard, as a form sends them; a name with several values is repeated. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** The chosen elements of the first stage: their ids, by the specification that they need. */
export const ELEMENTS = ['bespoke', 'systems'] as const;

/** Answers from closed lists, which are part of the address. */
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

/** The visitor's texts, which are never part of an address. */
const WRITTEN = ['technicalPreferencesText', 'backendText'] as const;

const IN_ADDRESS: readonly string[] = [...ELEMENTS, ...CLOSED];
const ALL: readonly string[] = [...IN_ADDRESS, ...WRITTEN];

/** Names of all fields of the wizard. */
export const WIZARD_NAMES = ALL;

/**
 * The wizard's pairs in an address or a form; empty ones are left out. A browser without scripts
 * cannot untick "none" when another answer is ticked: then the others count.
 */
export function wizardPairs(given: Iterable<[string, FormDataEntryValue]>): Pairs {
  const pairs = [...given].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' && ALL.includes(name) ? [[name, value]] : [],
  );
  const hardware = pairs.filter(([name]) => name === 'hardwareSupport');
  if (hardware.length < 2) return pairs;
  return pairs.filter(([name, value]) => name !== 'hardwareSupport' || value !== 'none');
}

/** The pairs that may be part of an address, as a query with its `?`. */
export function wizardQuery(pairs: Pairs): string {
  const shown = pairs.filter(([name]) => IN_ADDRESS.includes(name));
  return shown.length > 0 ? `?${new URLSearchParams(shown.map(([...pair]) => pair))}` : '';
}

/** The visitor's texts. */
export function writtenIn(pairs: Pairs): Pairs {
  return pairs.filter(([name]) => !IN_ADDRESS.includes(name));
}

export function valuesIn(pairs: Pairs, name: string): string[] {
  return pairs.filter((pair) => pair[0] === name).map(([, value]) => value);
}

/** Id of the form of every step: it has all answers so far, shown or hidden. */
export const WIZARD_FORM = 'wizard-form';

/**
 * Name of the button that only forwards the form, complete or not: to another step or to the same
 * one in another language. The target does not validate it.
 */
export const PASS_ON = 'carry';

/** Other typed text in a forwarded form, by name. */
export function otherPairs(given: Iterable<[string, FormDataEntryValue]>): Record<string, string> {
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
