interface AnswerInit {
  status?: number;
  headers?: Record<string, string>;
}

/** Data of a loader or an action with the status and headers of its page; thrown, it is an error page. */
export class Answer<Value> {
  readonly data: Value;
  readonly init: AnswerInit;

  constructor(data: Value, init: AnswerInit) {
    this.data = data;
    this.init = init;
  }
}

export function data<Value>(value: Value, init: AnswerInit): Answer<Value> {
  return new Answer(value, init);
}

/** Another address in place of the page; returned or thrown. */
export function redirect(location: string, status: number, headers?: Record<string, string>) {
  return new Response(null, { status, headers: { ...headers, location } });
}
