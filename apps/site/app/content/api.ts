import type {
  EndpointInput,
  EndpointName,
  EndpointReply,
  FormPath,
  SubmissionReply,
} from '@osnowa/contract';

/** The visitor that a call is made for, and what differs from other calls. */
interface CallOptions {
  /** Of the visitor; for rate limits. */
  address?: string;
  headers?: Record<string, string>;
  timeoutMs?: number;
}

/** A form as a stream, and what its headers say about it. */
interface StreamedForm {
  headers: Record<string, string>;
  body: ReadableStream<Uint8Array>;
}

/** The web API, but for the reads of content; `server/content` makes its client. */
export interface ApiClient {
  /**
   * Makes a call of the contract, once.
   * @throws AppError with the code of the API's refusal; `Unavailable` also when no answer of the
   *   contract came in time
   */
  call<Name extends EndpointName>(
    name: Name,
    input: EndpointInput<Name>,
    options?: CallOptions,
  ): Promise<EndpointReply<Name>>;
  /**
   * Sends a form once. Whether to send again is the visitor's choice; its key makes that safe.
   * @throws AppError `Unavailable` when no answer of the contract came within 30 s of the last
   *   piece of the form; the sender's own connection may take longer
   */
  submit(path: FormPath, form: StreamedForm, client: { address: string }): Promise<SubmissionReply>;
}
