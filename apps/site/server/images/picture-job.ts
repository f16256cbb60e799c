import type { ImageFormat } from '../../app/ui/picture/image-url.ts';
import type { WantedPicture } from './picture-variant.ts';
import type { SharePicture } from './share/drawing.ts';

/** A variant with its final format. */
export type EncodedForm = Omit<NonNullable<WantedPicture['form']>, 'format'> & {
  format: Exclude<ImageFormat, 'auto'> | 'avif';
};

/** A job for the process of the pictures, and its time limit in seconds. */
export type PictureJob = { seconds: number } & (
  | {
      kind: 'resize';
      /** Address of the original in the media store. */
      source: string;
      /** `null` gives the original as it is. */
      form: EncodedForm | null;
    }
  | { kind: 'draw'; picture: SharePicture }
);

/**
 * A finished picture, or the reason for its absence: missing, not a picture, or no answer from the
 * media store.
 */
export type PictureAnswer = { bytes: Uint8Array<ArrayBuffer> } | { status: 404 | 422 | 502 };

/**
 * Messages between the two processes. A job that failed for another reason than the picture has no
 * answer.
 */
export type JobMessage = { id: number; job: PictureJob };
export type AnswerMessage = { id: number; answer: PictureAnswer } | { id: number; failed: string };

/** Media type of a picture by how it begins; `null` when it is none that we make. */
export function pictureTypeOf(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12));
  const text = start.toString('latin1');
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'image/webp';
  if (text.endsWith('ftypavif')) return 'image/avif';
  if (text.startsWith('\x89PNG\r\n')) return 'image/png';
  return text.startsWith('\xff\xd8\xff') ? 'image/jpeg' : null;
}
