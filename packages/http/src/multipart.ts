import { AppError } from '@osnowa/contract';

/** The next chunk of a request body; `null` at its end. */
export type NextPiece = () => Promise<Uint8Array | null>;

/** One part of a form. Its unread rest is skipped when the next part is requested. */
export interface Part {
  name: string;
  /** Name of the chosen file without folders, empty when none was chosen; `null` for a plain field. */
  filename: string | null;
  /** Charset that the part names; `null`: that of the form. */
  charset: string | null;
  content: AsyncIterable<Buffer>;
}

/** Longest header block of a part, in bytes. */
const MAX_HEADER = 4096;
const LONGEST_BOUNDARY = 70;

const BOUNDARY = /;\s*boundary=(?:"([^"]*)"|([^\s";]+))/i;
const BOUNDARY_LETTERS = /^[0-9A-Za-z'()+_,./:=?-]+$/;

function malformed(what: string): AppError {
  return new AppError('BadRequest', `The form is malformed: ${what}.`);
}

/**
 * The boundary of a multipart content type.
 * @throws AppError BadRequest when there is none that RFC 2046 allows
 */
export function boundaryOf(contentType: string): string {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? '';
  if (boundary.length > LONGEST_BOUNDARY || !BOUNDARY_LETTERS.test(boundary)) {
    throw malformed('its content type has no usable boundary');
  }
  return boundary;
}

/** The received bytes of a body that have not been read yet. */
class Arrived {
  private rest: Buffer = Buffer.alloc(0);
  private readonly next: NextPiece;

  constructor(next: NextPiece) {
    this.next = next;
  }

  private async more(): Promise<void> {
    const piece = await this.next();
    if (!piece) throw malformed('it was cut off');
    this.rest =
      this.rest.length === 0
        ? Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
        : Buffer.concat([this.rest, piece]);
  }

  /** Reads exactly this many bytes. */
  async take(length: number): Promise<Buffer> {
    while (this.rest.length < length) await this.more();
    const taken = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return taken;
  }

  /** Reads everything before the mark and skips the mark; at most `longest` bytes. */
  async before(mark: string, longest: number): Promise<Buffer> {
    let at = this.rest.indexOf(mark);
    while (at < 0 && this.rest.length <= longest + mark.length) {
      await this.more();
      at = this.rest.indexOf(mark);
    }
    if (at < 0 || at > longest) throw malformed('a part has too long a header');
    const taken = await this.take(at);
    await this.take(mark.length);
    return taken;
  }

  /** Yields everything before the mark, chunk by chunk as it arrives, and skips the mark. */
  async *until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.rest.indexOf(mark);
      const sure = at < 0 ? Math.max(0, this.rest.length - mark.length + 1) : at;
      if (sure > 0) yield await this.take(sure);
      if (at >= 0) {
        await this.take(mark.length);
        return;
      }
      await this.more();
    }
  }
}

/**
 * The parts of a multipart form, in order, as a stream. It is strict on purpose: a part that cannot
 * be understood is refused, because skipping it would confirm a form of which something was lost.
 * @throws AppError BadRequest for everything that no browser sends
 */
export async function* readParts(next: NextPiece, boundary: string): AsyncGenerator<Part> {
  const arrived = new Arrived(next);
  const start = Buffer.from(`--${boundary}`);
  if (!start.equals(await arrived.take(start.length))) throw malformed('it has no beginning');
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  while (!(await isLast(arrived))) {
    const header = await arrived.before('\r\n\r\n', MAX_HEADER);
    let isRead = false;
    const content = (async function* () {
      yield* arrived.until(delimiter);
      isRead = true;
    })();
    yield { ...describe(header), content };
    // A read that is still in progress ends first: two at a time would mix up the bytes.
    await content.return();
    if (!isRead) for await (const _ of arrived.until(delimiter));
  }
  while (await next());
}

/** Whether the delimiter just passed was the closing one. */
async function isLast(arrived: Arrived): Promise<boolean> {
  const sign = (await arrived.take(2)).toString('latin1');
  if (sign !== '--' && sign !== '\r\n') throw malformed('a delimiter does not end its line');
  return sign === '--';
}

const HEADER = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([^\r\n\0]*)$/;
const CHARSET = /;[ \t]*charset=(?:"([^"]*)"|([^\s";]+))/i;
const FORM_DATA = /^form-data[ \t]*(?=;)/i;
const PARAMETER = /;[ \t]*([a-z*]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s";]+))[ \t]*/iy;

function describe(block: Buffer): Omit<Part, 'content'> {
  const headers = block
    .toString('utf8')
    .split('\r\n')
    .map((line) => HEADER.exec(line) ?? []);
  if (headers.some(([line]) => line === undefined)) throw malformed('a header is no header');
  const dispositions = headers.filter(([, name]) => name?.toLowerCase() === 'content-disposition');
  const parameters = parametersOf(dispositions.length === 1 ? (dispositions[0]?.[2] ?? '') : '');
  const name = parameters.get('name');
  if (!name) throw malformed('a field has no name');
  const filename = parameters.get('filename');
  const type = headers.find(([, header]) => header?.toLowerCase() === 'content-type')?.[2] ?? '';
  return {
    name,
    filename: filename === undefined ? null : withoutFolders(filename),
    charset: charsetOf(type),
  };
}

/** The charset that a content type names, if any. */
export function charsetOf(type: string): string | null {
  const [, quoted, plain] = CHARSET.exec(type) ?? [];
  return quoted ?? plain ?? null;
}

function parametersOf(disposition: string): Map<string, string> {
  const [start] = FORM_DATA.exec(disposition) ?? [];
  if (start === undefined) throw malformed('a part does not say what it is');
  const parameters = new Map<string, string>();
  PARAMETER.lastIndex = start.length;
  while (PARAMETER.lastIndex < disposition.length) {
    const [, key = '', quoted, plain] = PARAMETER.exec(disposition) ?? [];
    const isKnown = ['name', 'filename'].includes(key.toLowerCase());
    if (!isKnown || parameters.has(key.toLowerCase())) throw malformed('a part is named oddly');
    parameters.set(key.toLowerCase(), unescaped(quoted ?? plain ?? ''));
  }
  return parameters;
}

/** Browsers percent-encode quotes and line ends; other programs escape a quote with a backslash. */
function unescaped(text: string): string {
  const signs: Record<string, string> = { '22': '"', '0D': '\r', '0A': '\n' };
  return text
    .replace(/\\"/g, '"')
    .replace(/%(22|0D|0A)/gi, (_, code: string) => signs[code.toUpperCase()] ?? '');
}

function withoutFolders(filename: string): string {
  return filename.slice(Math.max(filename.lastIndexOf('/'), filename.lastIndexOf('\\')) + 1);
}
