import { readOrderReviews, REVIEW_SCALES, type ShownOrderReview } from '@prilavok/core/content'
import { useMemo } from 'react'
import { useLabels } from '../lib/labels'
import { orderReviewsRu, type OrderReviewsLabels } from './content.labels'
import './order-reviews.css'
import './product-voices.css'

/** The reviews and what they are called. */
export interface OrderReviewsProps {
  /** What the page's server has written into the element, as JSON. */
  readonly data?: string
  /** Heading of the list; none when left out. */
  readonly title?: string | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<OrderReviewsLabels> | undefined
}

function Review({ review, text }: { readonly review: ShownOrderReview; readonly text: OrderReviewsLabels }) {
  return (
    <li className="pk-order-reviews__review">
      <p className="pk-product-voices__head">
        <b>{review.userName}</b>
        {review.cityName !== null && <span>{review.cityName}</span>}
        <time className="pk-product-voices__date">{review.createdOn}</time>
      </p>
      <dl className="pk-order-reviews__scales">
        {REVIEW_SCALES.map((name) => {
          const mark = review.scales[name]
          return mark === null ? null : (
            <div key={name} className="pk-order-reviews__scale">
              <dt>{text[name]}</dt>
              <dd>
                <meter className="pk-order-reviews__meter" min={0} max={100} value={mark} aria-hidden="true" />
                {text.mark(mark)}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="pk-product-voices__head">
        {review.orderSize !== null && (
          <span>
            {text.orderSize}: {text[review.orderSize]}
          </span>
        )}
        {review.carrierImage !== null && <img src={review.carrierImage} alt="" width="96" height="26" loading="lazy" />}
      </p>
    </li>
  )
}

/** What buyers think of their orders, as the page's server has written it into the element. Source: CONTENT-19 to CONTENT-23, CONTENT-25. */
export function OrderReviews({ data = '', title, labels }: OrderReviewsProps) {
  const text = useLabels('orderReviews', orderReviewsRu, labels)
  const reviews = useMemo(() => readOrderReviews(data), [data])
  return (
    <section className="pk-order-reviews" aria-label={title ?? text.region}>
      {title !== undefined && <h3 className="pk-product-voices__heading">{title}</h3>}
      {reviews.length === 0 ? (
        <p>{text.empty}</p>
      ) : (
        <ul className="pk-order-reviews__list">
          {reviews.map((review) => (
            <Review key={review.id} review={review} text={text} />
          ))}
        </ul>
      )}
    </section>
  )
}
