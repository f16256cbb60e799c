import { forEachInTurn, pause } from './pause.ts';
import type { Sign } from './signs.ts';

/** Places for weights. Signs share a place by chance; with so many that is rare in a desk's words. */
const PLACES = 8_192;

/** What was learnt, and of what. */
export interface Classifier {
  /** One weight for each place, and the one that every lead has. */
  weights: Float32Array;
  bias: number;
  /** Spam leads that had the sign of a place; more than 65,535 count as that. */
  spamWith: Uint16Array;
}

/** A decided lead. */
export interface Example {
  signs: readonly Sign[];
  isSpam: boolean;
}

/** Place of a sign, by FNV-1a. */
function placeOf({ key }: Sign): number {
  let hash = 0x811c9dc5;
  for (const character of key) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0) % PLACES;
}

/** A lead as places and how much each counts. */
interface Vector {
  places: Uint16Array;
  values: Float64Array;
}

/** How much a trait counts beside the words, which all together count 1. */
const TRAIT = 0.5;

function vectorOf(signs: readonly Sign[]): Vector {
  const words = signs.filter((sign) => 'word' in sign).length;
  const ofWord = words === 0 ? 0 : 1 / Math.sqrt(words);
  const values = signs.map((sign) => ('word' in sign ? ofWord : TRAIT));
  return { places: Uint16Array.from(signs, placeOf), values: Float64Array.from(values) };
}

function sigmoid(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

function sumOf(weights: ArrayLike<number>, bias: number, { places, values }: Vector): number {
  let sum = bias;
  places.forEach((place, at) => {
    sum += (weights[place] ?? 0) * (values[at] ?? 0);
  });
  return sum;
}

/** How probable it is that a lead is spam, 0 to 1. */
export function spamProbability(classifier: Classifier, signs: readonly Sign[]): number {
  return sigmoid(sumOf(classifier.weights, classifier.bias, vectorOf(signs)));
}

/** A sign that speaks for spam. */
export interface Reason {
  sign: Sign;
  /** Leads marked as spam that had it. */
  spam: number;
}

/** The signs that speak most for spam, the strongest first; silent ones are left out. */
export function reasonsFor(
  { weights, spamWith }: Classifier,
  signs: readonly Sign[],
  most: number,
): Reason[] {
  const { places, values } = vectorOf(signs);
  return signs
    .map((sign, at) => {
      const place = places[at] ?? 0;
      const weight = (weights[place] ?? 0) * (values[at] ?? 0);
      return { sign, weight, spam: spamWith[place] ?? 0 };
    })
    .filter(({ sign, weight, spam }) => weight > 0 && spam > 0 && !('silent' in sign))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ sign, spam }) => ({ sign, spam }));
}

/** Times that every example is looked at. */
const ROUNDS = 15;
/** Size of the first steps, and how much every step pulls back towards nothing learnt. */
const STEP = 0.5;
const PULL = 2e-3;
/** Examples between two pauses, in which the process answers others. */
const WITHOUT_PAUSE = 500;

/**
 * Learns from decided leads: logistic regression with steps that shrink for what is known (AdaGrad).
 * Both kinds count alike, however many there are of each. The same examples in the same order give
 * the same weights: it starts with none, and chance has no part in it.
 */
export async function learn(examples: readonly Example[]): Promise<Classifier> {
  const vectors: (Vector & { isSpam: boolean })[] = [];
  await forEachInTurn(examples, WITHOUT_PAUSE, ({ signs, isSpam }) => {
    vectors.push({ ...vectorOf(signs), isSpam });
  });
  const spam = vectors.filter(({ isSpam }) => isSpam).length;
  const weightOf = {
    spam: vectors.length / (2 * spam),
    wanted: vectors.length / (2 * (vectors.length - spam)),
  };
  const weights = new Float64Array(PLACES);
  const seen = new Float64Array(PLACES).fill(1e-6);
  let bias = 0;
  let biasSeen = 1e-6;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, vector] of vectors.entries()) {
      if (at % WITHOUT_PAUSE === 0) await pause();
      const wrong =
        (sigmoid(sumOf(weights, bias, vector)) - (vector.isSpam ? 1 : 0)) *
        (vector.isSpam ? weightOf.spam : weightOf.wanted);
      biasSeen += wrong * wrong;
      bias -= (STEP * wrong) / Math.sqrt(biasSeen);
      vector.places.forEach((place, index) => {
        const weight = weights[place] ?? 0;
        const slope = wrong * (vector.values[index] ?? 0) + PULL * weight;
        const sum = (seen[place] ?? 0) + slope * slope;
        seen[place] = sum;
        weights[place] = weight - (STEP * slope) / Math.sqrt(sum);
      });
    }
  }
  return { weights: Float32Array.from(weights), bias, spamWith: countSpam(vectors) };
}

function countSpam(vectors: readonly (Vector & { isSpam: boolean })[]): Uint16Array {
  const counts = new Uint16Array(PLACES);
  for (const { places, isSpam } of vectors) {
    if (!isSpam) continue;
    for (const place of new Set(places)) counts[place] = Math.min((counts[place] ?? 0) + 1, 0xffff);
  }
  return counts;
}

/** A classifier as text for the database: 64 kB. */
export function asText({ weights, bias, spamWith }: Classifier): string {
  const head = Float64Array.of(bias);
  const parts = [head, weights, spamWith].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength),
  );
  return Buffer.concat(parts).toString('base64');
}

/** Reads what `asText` wrote; `null` for anything else, such as the text of a later version. */
export function fromText(text: string): Classifier | null {
  const bytes = Buffer.from(text, 'base64');
  const ofWeights = PLACES * Float32Array.BYTES_PER_ELEMENT;
  const head = Float64Array.BYTES_PER_ELEMENT;
  if (bytes.length !== head + ofWeights + PLACES * Uint16Array.BYTES_PER_ELEMENT) return null;
  // Copied, because a view has to begin at a multiple of its elements' size.
  const { buffer } = Uint8Array.from(bytes);
  const [bias = 0] = new Float64Array(buffer, 0, 1);
  return {
    bias,
    weights: new Float32Array(buffer, head, PLACES),
    spamWith: new Uint16Array(buffer, head + ofWeights, PLACES),
  };
}
