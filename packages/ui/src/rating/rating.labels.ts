/** Words of a rating. */
export interface RatingLabels {
  /** The rating as it is said; 0 to 5. */
  readonly value: (rating: number) => string
}

const inRussian = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 })

/** Russian words of a rating. */
export const ratingLabels: RatingLabels = { value: (rating) => `${inRussian.format(rating)} из 5` }
