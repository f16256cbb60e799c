/** Parameters of a campaign; those without a name of their own are `others`. */
export interface CampaignParts {
  source: string;
  medium: string;
  name: string;
  others: Record<string, string>;
}

/** The parts of a campaign as it is stored with a lead: `utm_source=google&utm_campaign=…`. */
export function campaignParts(campaign: string | null | undefined): CampaignParts {
  const marks = new URLSearchParams(campaign ?? '');
  const take = (name: string) => {
    const value = marks.get(name) ?? '';
    marks.delete(name);
    return value;
  };
  const named = {
    source: take('utm_source'),
    medium: take('utm_medium'),
    name: take('utm_campaign'),
  };
  return { ...named, others: Object.fromEntries(marks) };
}
