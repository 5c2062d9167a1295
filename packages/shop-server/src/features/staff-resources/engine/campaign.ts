/** The fields of a visit that name the campaign it came from, and nobody. */
export const CAMPAIGN: readonly string[] = ['medium', 'source', 'campaign', 'term', 'content'].map(
  (name) => `marketing.utm_${name}`,
)
