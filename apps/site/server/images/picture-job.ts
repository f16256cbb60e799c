import type { ImageFormat } from '../../app/ui/picture/image-url.ts';
import type { WantedPicture } from './picture-variant.ts';
import type { SharePicture } from './share/drawing.ts';

/** A form with the format that is really made. */
export type EncodedForm = Omit<NonNullable<WantedPicture['form']>, 'format'> & {
  format: Exclude<ImageFormat, 'auto'> | 'avif';
};

/** What the process of the pictures is asked to make, and how many seconds it may take. */
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

/** A finished picture, or why there is none: missing, no picture, or no answer from the media store. */
export type PictureAnswer = { bytes: Uint8Array<ArrayBuffer> } | { status: 404 | 422 | 502 };

/** What the two processes send each other. A job that failed for no fault of the picture has no answer. */
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
