/**
 * A command that cannot go on for a reason its user can mend: the message is one sentence that
 * says what to do, and is printed without a stack.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  /** What a failed program said, to be printed above the sentence. */
  readonly output: string[];

  constructor(sentence: string, output: string[] = []) {
    super(sentence);
    this.output = output;
  }

  /** What the user gets to see. */
  describe(): string {
    return this.output.length > 0 ? `${this.output.join('\n')}\n\n${this.message}` : this.message;
  }
}
