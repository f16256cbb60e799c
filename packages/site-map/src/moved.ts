import { CALCULATOR_NAMES, calculatorNamed } from './calculators.ts';

const movedCalculators = CALCULATOR_NAMES.flatMap((name): [string, string][] => {
  const { movedTo, final } = calculatorNamed(name);
  if (movedTo === undefined) return [];
  return [
    [`/${name}`, `/${movedTo}`],
    [`/${name}${final}`, `/${movedTo}${final}`],
  ];
});

/** Addresses of the specification that have moved: an old calculator, the wizard's bare steps. */
export const MOVED: ReadonlyMap<string, string> = new Map([
  ...movedCalculators,
  ['/customised', '/estimate-project/customised'],
  ['/products-systems', '/estimate-project/products-systems'],
  ['/summary', '/estimate-project/summary'],
  ['/send-estimate', '/estimate-project/send-estimate'],
]);
