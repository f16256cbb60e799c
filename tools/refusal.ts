/**
 * Ends a command for a reason that its user can correct. The message is one sentence with an
 * instruction, and is printed without a stack.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  /** The output of a failed program, printed above the sentence. */
  readonly output: string[];

  constructor(sentence: string, output: string[] = []) {
    super(sentence);
    this.output = output;
  }

  /** The text for the user. */
  describe(): string {
    return this.output.length > 0 ? `${this.output.join('\n')}\n\n${this.message}` : this.message;
  }
}
