import sharp, { type Color } from 'sharp';
import type { Staff } from '../../../testing/staff.ts';

/** A file as a person chooses it. */
interface Chosen {
  data: Buffer;
  name: string;
  type: string;
}

export type Format = 'png' | 'jpeg' | 'webp' | 'avif';

/** A picture of one colour. */
export function picture(background: Color, width = 60, format: Format = 'png', height = width) {
  const create = { width, height, channels: 3, background } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

/** The smallest PDF, with a remark. */
export function pdf(remark: string): Buffer {
  const body =
    '1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer << /Size 1 /Root 1 0 R >>';
  return Buffer.from(`%PDF-1.4\n% ${remark}\n${body}\nstartxref\n0\n%%EOF\n`);
}

/** Sends a file as the form of the back office does, in the place of another one where there is an id. */
export async function sendFile<Who extends string>(
  { office, sessions }: Staff<Who>,
  who: Who,
  collection: 'media' | 'files',
  { data, name, type }: Chosen,
  { id, ...fields }: { id?: number; alt?: string; title?: string } = {},
): Promise<Response> {
  const form = new FormData();
  form.append('_payload', JSON.stringify(fields));
  form.append('file', new File([new Uint8Array(data)], name, { type }));
  const encoded = new Response(form);
  return office.send(`/${collection}${id ? `/${id}` : ''}?locale=pl`, {
    method: id ? 'PATCH' : 'POST',
    headers: {
      cookie: sessions[who],
      'accept-language': 'pl',
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    body: await encoded.arrayBuffer(),
  });
}
