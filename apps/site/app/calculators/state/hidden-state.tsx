import { type CalculatorState, stateParameters } from './calculator-state.ts';

/**
 * The state as hidden fields of a form that changes a part of it without scripts.
 * @param except parameters that the form's own controls send
 */
export function HiddenState({
  state,
  except,
}: {
  state: CalculatorState;
  except: readonly string[];
}) {
  return stateParameters(state)
    .filter(([name]) => !except.includes(name))
    .map(([name, value], index) => (
      <input key={`${name}-${String(index)}`} type="hidden" name={name} value={value} />
    ));
}
