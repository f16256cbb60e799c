/**
 * A command that cannot go on for a reason its user can mend: the message is one sentence that
 * says what to do, and is printed without a stack.
 */
export class Refusal extends Error {
  override name = 'Refusal';
}
