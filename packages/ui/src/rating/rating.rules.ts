/** The best rating. Source: UI-13. */
export const RATING_MAX = 5
/** A rating goes by whole stars unless it is set otherwise. Source: UI-14. */
export const RATING_INCREMENT = 1

/** The steps that a rating goes by: whole or half stars. */
export type RatingIncrement = 1 | 0.5

/** How much of a star is filled. */
export type StarFill = 'full' | 'half' | 'empty'

/** A rating between 0 and the best; what is no number is 0. */
export const boundRating = (value: number): number =>
  Number.isFinite(value) ? Math.min(RATING_MAX, Math.max(0, value)) : 0

/** The five stars of a rating, rounded to the nearest step. Source: UI-13, UI-14. */
export function starsOf(value: number, increment: RatingIncrement = RATING_INCREMENT): readonly StarFill[] {
  const rounded = Math.round(boundRating(value) / increment) * increment
  return Array.from({ length: RATING_MAX }, (_, star) => {
    const rest = rounded - star
    return rest >= 1 ? 'full' : rest > 0 ? 'half' : 'empty'
  })
}

/** Every rating that can be given, the lowest first. */
export const ratingChoices = (increment: RatingIncrement = RATING_INCREMENT): readonly number[] =>
  Array.from({ length: RATING_MAX / increment }, (_, step) => (step + 1) * increment)
