import { type CopyPlace, PLACE_TIMEOUT, PlaceProblem } from './copy-place.ts';

/** Statuses that may pass by themselves although they blame the request. */
const PASSING = [408, 425, 429];

/** A web server that stores what is PUT and removes what is DELETEd, such as one with WebDAV. */
export class WebPlace implements CopyPlace {
  /** Without name and password, which `fetch` takes in a header only. */
  private readonly address: string;
  private readonly headers: Record<string, string>;

  constructor(url: URL) {
    const { username, password } = url;
    const plain = new URL(url);
    plain.username = '';
    plain.password = '';
    this.address = plain.href.replace(/\/+$/, '');
    const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    this.headers = username
      ? { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
      : {};
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    await this.ask('PUT', name, new Uint8Array(bytes));
  }

  async remove(name: string): Promise<void> {
    await this.ask('DELETE', name);
  }

  list(): Promise<string[]> {
    const sentence = `${this.address} cannot be listed: copy its files to a folder of this machine, and name the folder`;
    return Promise.reject(new PlaceProblem(sentence, true));
  }

  async read(name: string): Promise<Uint8Array> {
    return new Uint8Array(await (await this.ask('GET', name)).arrayBuffer());
  }

  private async ask(
    method: 'PUT' | 'DELETE' | 'GET',
    name: string,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response> {
    const { address, headers } = this;
    const signal = AbortSignal.timeout(PLACE_TIMEOUT);
    const url = `${address}/${name}`;
    const answer = await fetch(url, { method, headers, signal, body: body ?? null }).catch(
      (cause: unknown) => {
        throw new PlaceProblem(`${address} does not answer`, false, { cause });
      },
    );
    const { ok, status } = answer;
    if (ok || (method === 'DELETE' && (status === 404 || status === 410))) return answer;
    await answer.body?.cancel();
    const isLasting = status < 500 && !PASSING.includes(status);
    throw new PlaceProblem(`${address} answers ${method} with status ${status}`, isLasting);
  }
}
