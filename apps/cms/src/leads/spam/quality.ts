import { type Example, learn, spamProbability } from './classifier.ts';

/** From this probability on a lead is called similar to spam. */
export const SIMILAR_FROM = 0.7;

/** How well the classifier agrees with decisions that it has not learnt from; shares from 0 to 1. */
export interface Quality {
  /** Of what it calls similar to spam, the part that people called spam. */
  precision: number;
  /** Of what people called spam, the part that it calls similar. */
  recall: number;
}

const PARTS = 5;

/** Tries it out: learns five times from four fifths of the decisions, and is asked about the rest. */
export async function qualityOf(examples: readonly Example[]): Promise<Quality> {
  let right = 0;
  let called = 0;
  const spam = examples.filter(({ isSpam }) => isSpam).length;
  for (let part = 0; part < PARTS; part += 1) {
    const known = examples.filter((_, at) => at % PARTS !== part);
    const asked = examples.filter((_, at) => at % PARTS === part);
    const classifier = await learn(known);
    for (const { signs, isSpam } of asked) {
      if (spamProbability(classifier, signs) < SIMILAR_FROM) continue;
      called += 1;
      if (isSpam) right += 1;
    }
  }
  return { precision: called === 0 ? 0 : right / called, recall: spam === 0 ? 0 : right / spam };
}
