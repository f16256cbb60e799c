import { label } from '../../../kit/words.ts';
import { env } from '../../../process/env.ts';
import { documentAt, ownPath } from '../../../redirects/links/own-address.ts';
import { anchorsOf } from '../anchors-of.ts';
import type { CheckedDocument } from '../checked-document.ts';
import { linksOf } from '../links-of.ts';
import type { Finding } from '../report.ts';

/** Most places of a page that the sentence names; an article may have dozens of headings. */
const NAMED = 8;

/** The part of an address behind `#`; `null` where there is none. */
function anchorIn(address: string): string | null {
  const at = address.indexOf('#');
  if (at < 0 || at === address.length - 1) return null;
  const written = address.slice(at + 1);
  try {
    return decodeURIComponent(written);
  } catch (error) {
    if (error instanceof URIError) return written;
    throw error;
  }
}

/** The places of the page that a link leads to; `null` where they are not known. */
async function anchorsAt(document: CheckedDocument, address: string): Promise<string[] | null> {
  const { collection, id, req, row } = document;
  if (address.startsWith('#')) return anchorsOf(req, collection, row);
  const path = ownPath(address, env.PUBLIC_URL);
  const target = path === null ? null : await documentAt(req, path);
  if (!target) return null;
  const isOwn = target.collection === collection && target.row.id === id;
  return anchorsOf(req, target.collection, isOwn ? row : target.row);
}

/** Links to a place (`#…`) that no section and no heading of its page has. */
export async function deadAnchors(document: CheckedDocument): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { address, language, path } of linksOf(document)) {
    const anchor = anchorIn(address);
    const anchors = anchor === null ? null : await anchorsAt(document, address);
    if (anchor === null || !anchors || anchors.includes(anchor)) continue;
    const shown = anchors.slice(0, NAMED).map((one) => `#${one}`);
    const sentence = document.said(
      label((w) => w.checkRules.anchors.dead),
      {
        ...{ address, anchor, place: document.named(path) },
        anchors: [...shown, ...(anchors.length > NAMED ? ['…'] : [])].join(', '),
      },
    );
    findings.push(document.finding({ weight: 'hurts', sentence, language, field: path }));
  }
  return findings;
}
