import { ratingLabels, type RatingLabels } from './rating.labels'
import '../styles/kit.css'
import { boundRating, starsOf, type RatingIncrement, type StarFill } from './rating.rules'
import './rating.css'

const STAR = 'M12 3.6l2.6 5.3 5.8.85-4.2 4.1 1 5.8-5.2-2.75-5.2 2.75 1-5.8-4.2-4.1 5.8-.85z'
const LEFT_HALF = 'M12 3.6v13.3l-5.2 2.75 1-5.8-4.2-4.1 5.8-.85z'

/** One star. */
export const Star = ({ fill }: { readonly fill: StarFill }) => (
  <svg className="pk-rating__star" data-fill={fill} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path className="pk-rating__ground" d={STAR} />
    {fill !== 'empty' && <path className="pk-rating__filled" d={fill === 'full' ? STAR : LEFT_HALF} />}
  </svg>
)

/** A rating that is shown. */
export interface RatingProps {
  /** 0 to 5; it is said as it is, and drawn to the nearest step. */
  readonly value: number
  /** Whole stars by default. Source: UI-14. */
  readonly increment?: RatingIncrement | undefined
  /** Size of a star. */
  readonly size?: 'small' | 'medium' | undefined
  /** Texts; what is left out is Russian. */
  readonly labels?: Partial<RatingLabels> | undefined
}

/** Five stars that say their rating, such as "4,5 из 5". Source: UI-13. */
export function Rating({ value, increment, size = 'medium', labels }: RatingProps) {
  const text = { ...ratingLabels, ...labels }
  return (
    <span className="pk-rating" role="img" aria-label={text.value(boundRating(value))} data-size={size}>
      {starsOf(value, increment).map((fill, star) => (
        <Star key={star} fill={fill} />
      ))}
    </span>
  )
}
