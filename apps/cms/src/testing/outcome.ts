interface Refusal {
  message: string;
  data?: { errors?: { path: string; message: string }[] };
}

function inLines(refusals: readonly Refusal[]): string {
  const fields = refusals.flatMap(({ data }) => data?.errors ?? []);
  const lines = fields.map(({ path, message }) => `${path}: ${message}`);
  return lines.join('\n') || (refusals[0]?.message ?? 'no reason');
}

/**
 * The result of a save for an editor: `done`, a line for each field at fault with its sentence, or
 * the sentence about the whole. The save is one of Payload's, or the back office's answer.
 */
export async function outcomeOf(save: Promise<unknown>): Promise<string> {
  const answer = await save.catch((error: Refusal) => inLines([error]));
  if (!(answer instanceof Response)) return typeof answer === 'string' ? answer : 'done';
  if (answer.ok) return 'done';
  const { errors = [] } = (await answer.json()) as { errors?: Refusal[] };
  return inLines(errors);
}
