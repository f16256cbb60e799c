import { CALCULATOR_NAMES, calculatorNamed, stagesOf } from './calculators.ts';
import { WIZARD_PATH, WIZARD_STAGES } from './wizard.ts';

const movedCalculators = CALCULATOR_NAMES.flatMap((name): [string, string][] => {
  const { movedTo } = calculatorNamed(name);
  if (movedTo === undefined) return [];
  return stagesOf(name).map(({ path }) => [`/${name}${path}`, `/${movedTo}${path}`]);
});

/** Addresses of the specification that have moved: an old calculator, the wizard's bare steps. */
export const MOVED: ReadonlyMap<string, string> = new Map([
  ...movedCalculators,
  ...WIZARD_STAGES.slice(1).map(({ path }): [string, string] => [path, WIZARD_PATH + path]),
]);
