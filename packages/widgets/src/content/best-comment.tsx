import { useBestComment } from '@prilavok/react'
import { Rating, ratingLabels } from '@prilavok/ui/rating'
import { useEffect } from 'react'
import { useLabels } from '../lib/labels'
import { productVoicesRu, type ProductVoicesLabels } from './content.labels'
import './product-voices.css'

/** Which product is spoken of. */
export interface BestCommentProps {
  /** The id of the product. */
  readonly id: string
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ProductVoicesLabels> | undefined
}

/** The best review of a product; nothing where there is none or it could not be loaded. Source: CONTENT-14, CONTENT-16, CONTENT-17. */
export function BestComment({ id, labels }: BestCommentProps) {
  const text = useLabels('productVoices', productVoicesRu, labels)
  const stars = useLabels('rating', ratingLabels)
  const { value, load } = useBestComment(id)
  useEffect(() => void load(), [load])
  const { comment } = value
  if (comment === null) return null
  return (
    <section className="pk-product-voices" aria-label={text.best}>
      <h3 className="pk-product-voices__heading">{text.best}</h3>
      <p className="pk-product-voices__head">
        <b>{comment.userName}</b>
        {comment.score !== null && <Rating value={comment.score} increment={0.5} size="small" labels={stars} />}
        <time className="pk-product-voices__date" dateTime={comment.createdUtc}>
          {comment.createdUtcString}
        </time>
      </p>
      <p className="pk-product-voices__text">{comment.text}</p>
      {comment.advantages !== null && (
        <p className="pk-product-voices__text">
          <b>{text.advantages}:</b> {comment.advantages}
        </p>
      )}
      {comment.disadvantages !== null && (
        <p className="pk-product-voices__text">
          <b>{text.disadvantages}:</b> {comment.disadvantages}
        </p>
      )}
      {comment.isVerifiedPurchase && <p className="pk-product-voices__date">{text.bought}</p>}
      {comment.answer !== null && (
        <div className="pk-product-voices__answer">
          <b>{text.answer}</b>
          <p className="pk-product-voices__text">{comment.answer}</p>
        </div>
      )}
    </section>
  )
}
