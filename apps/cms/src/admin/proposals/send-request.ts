/** The answer of an endpoint, or the sentence of its refusal; an empty one where no answer came. */
type Answered<Answer> = { answer: Answer } | { refusal: string };

/** Sends a request to an endpoint of the back office. */
export async function sendRequest<Answer>(path: string, body?: object): Promise<Answered<Answer>> {
  try {
    const response = await fetch(`/payload/translations${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (response.ok) return { answer: answer as Answer };
    return { refusal: answer.errors?.[0]?.message ?? '' };
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    return { refusal: '' };
  }
}
