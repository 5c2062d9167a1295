import { useId, useState, type ReactNode } from 'react'
import { FieldNote, hasContent } from '../field'
import { ratingLabels, type RatingLabels } from './rating.labels'
import { flag } from '../lib/marks'
import { NO_FORM } from '../lib/control'
import '../live-region/visually-hidden.css'
import { Star } from './rating'
import { ratingChoices, RATING_INCREMENT, starsOf, type RatingIncrement } from './rating.rules'
import './rating.css'

/** A rating that is given. */
export interface RatingInputProps {
  /** What is rated. */
  readonly legend: ReactNode
  /** Null: not rated yet. */
  readonly value: number | null
  /** Called with the number of stars. */
  readonly onChange: (value: number) => void
  /** Whole stars by default. Source: UI-14. */
  readonly increment?: RatingIncrement | undefined
  /** Id of the group. */
  readonly id?: string | undefined
  /** Name of the radio buttons. */
  readonly name?: string | undefined
  /** The id of the form that the choice belongs to; without it the choice belongs to none. */
  readonly form?: string | undefined
  /** A hint below the stars. */
  readonly help?: ReactNode
  /** What is wrong with the value. */
  readonly error?: ReactNode
  /** Texts; what is left out is Russian. */
  readonly labels?: Partial<RatingLabels> | undefined
}

/** Stars to choose from: a group of radio buttons, so that arrow keys, screen readers and forms know what to do. Source: UI-13. */
export function RatingInput(props: RatingInputProps) {
  const { legend, value, onChange, increment = RATING_INCREMENT, id, name, form = NO_FORM, help, error, labels } = props
  const text = { ...ratingLabels, ...labels }
  const ownId = useId()
  const groupId = id ?? ownId
  const noteId = `${groupId}-note`
  const [pointed, setPointed] = useState<number | null>(null)
  const described = hasContent(error) || hasContent(help)
  return (
    <fieldset
      className="pk-rating-input"
      id={groupId}
      tabIndex={-1}
      data-invalid={flag(hasContent(error))}
      aria-describedby={described ? noteId : undefined}
    >
      <legend className="pk-rating-input__legend">{legend}</legend>
      <div className="pk-rating-input__stars" onPointerLeave={() => setPointed(null)}>
        <span className="pk-rating" data-size="large" aria-hidden="true">
          {starsOf(pointed ?? value ?? 0, increment).map((fill, star) => (
            <Star key={star} fill={fill} />
          ))}
        </span>
        <div className="pk-rating-input__choices">
          {ratingChoices(increment).map((choice) => (
            <input
              key={choice}
              className="pk-rating-input__choice"
              type="radio"
              form={form}
              name={name ?? ownId}
              value={choice}
              checked={choice === value}
              aria-label={text.value(choice)}
              onChange={() => onChange(choice)}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(choice)}
            />
          ))}
        </div>
      </div>
      {described && <FieldNote id={noteId} help={help} error={error} />}
    </fieldset>
  )
}
