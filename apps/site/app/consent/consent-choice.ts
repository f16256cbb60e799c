/** The purposes of trackers; each needs a consent of its own. */
export const PURPOSES = ['analytics', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A visitor's answers, by the purposes they were asked about. */
export type Choice = Partial<Record<Purpose, boolean>>;

/** Identifiers of the trackers that the site settings name. */
export interface TrackerIds {
  analyticsId: string | null;
  tagManagerId: string | null;
  pixelId: string | null;
}

/** Increase it when the questions change their meaning: older answers are then ignored. */
const VERSION = '1';

const VALUE = /^(\d+)((?:\.(?:analytics|marketing)-[01])*)$/;

/** The purposes for which the site would use trackers; without trackers there is nothing to ask. */
export function askedPurposes({ analyticsId, tagManagerId, pixelId }: TrackerIds): Purpose[] {
  const used: Record<Purpose, boolean> = {
    analytics: Boolean(analyticsId || tagManagerId),
    marketing: Boolean(pixelId),
  };
  return PURPOSES.filter((purpose) => used[purpose]);
}

/** Whether a choice answers everything that is asked today. */
export function isAnswered(choice: Choice | null, asked: readonly Purpose[]): boolean {
  return choice !== null && asked.every((purpose) => choice[purpose] !== undefined);
}

/** The same answer to every question. */
export function answerAll(asked: readonly Purpose[], answer: boolean): Choice {
  return Object.fromEntries(asked.map((purpose) => [purpose, answer]));
}

/** A choice as the cookie holds it, such as `1.analytics-1.marketing-0`. */
export function writeChoice(choice: Choice): string {
  const answers = PURPOSES.filter((purpose) => choice[purpose] !== undefined);
  return [VERSION, ...answers.map((each) => `${each}-${choice[each] ? 1 : 0}`)].join('.');
}

/** The choice in a cookie's value. An unreadable value is no choice: then nothing is loaded. */
export function readChoice(value: string | undefined): Choice | null {
  const [, version, answers = ''] = VALUE.exec(value ?? '') ?? [];
  if (version !== VERSION) return null;
  const pairs = answers.split('.').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [purpose, answer] = pair.split('-');
      return [purpose, answer === '1'];
    }),
  );
}
