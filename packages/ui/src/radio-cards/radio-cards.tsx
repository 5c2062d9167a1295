import { useId, type ReactNode } from 'react'
import { FieldNote, hasContent } from '../field'
import { flag } from '../lib/marks'
import { NO_FORM } from '../lib/control'
import '../live-region/visually-hidden.css'
import '../styles/kit.css'
import './radio-cards.css'

/** One card of the group, and its value. */
export interface RadioCard<V extends string> {
  readonly value: V
  readonly label: ReactNode
  readonly description?: ReactNode
  /** Stands at the right, aligned with the prices of the other cards. */
  readonly price?: ReactNode
  readonly badge?: ReactNode
  /** More about an open card, below its description. */
  readonly extra?: ReactNode
  readonly disabled?: boolean | undefined
  /** Why the card cannot be chosen. */
  readonly reason?: ReactNode
  /** Opens under the card while it is chosen. */
  readonly more?: ReactNode
}

/** A group of cards of which one is chosen. */
export interface RadioCardsProps<V extends string> {
  readonly legend: ReactNode
  readonly hideLegend?: boolean | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** The id of the form that the choice belongs to; without it the choice belongs to none. */
  readonly form?: string | undefined
  readonly options: readonly RadioCard<V>[]
  readonly value: V | null
  readonly onChange: (value: V) => void
  readonly help?: ReactNode
  readonly error?: ReactNode
}

/** A card keeps its id whatever cards stand before it; a list of ids has spaces between them, so an id has none. */
const cardId = (groupId: string, value: string): string => `${groupId}-${value.replaceAll(/\s/g, '_')}`

/** One choice of a few: the whole card is the target, prices are aligned at the right. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { legend, hideLegend, id, name, form = NO_FORM, options, value, onChange, help, error } = props
  const ownId = useId()
  const groupId = id ?? ownId
  const noteId = `${groupId}-note`
  const described = hasContent(error) || hasContent(help)
  return (
    <fieldset
      className="pk-radio-cards"
      id={groupId}
      tabIndex={-1}
      data-invalid={flag(hasContent(error))}
      aria-describedby={described ? noteId : undefined}
    >
      <legend className={hideLegend === true ? 'pk-visually-hidden' : 'pk-radio-cards__legend'}>{legend}</legend>
      <div className="pk-radio-cards__list">
        {options.map((card) => (
          <Card
            key={card.value}
            card={card}
            id={cardId(groupId, card.value)}
            name={name ?? ownId}
            form={form}
            chosen={card.value === value}
            onChoose={() => onChange(card.value)}
          />
        ))}
      </div>
      {described && <FieldNote id={noteId} help={help} error={error} />}
    </fieldset>
  )
}

interface CardProps {
  readonly card: RadioCard<string>
  readonly id: string
  readonly name: string
  readonly form: string
  readonly chosen: boolean
  readonly onChoose: () => void
}

function Card({ card, id, name, form, chosen, onChoose }: CardProps) {
  const { value, label, description, price, badge, extra, disabled, reason, more } = card
  const detail = disabled === true && hasContent(reason) ? reason : description
  const note = disabled === true ? undefined : extra
  const spoken = [
    hasContent(detail) && `${id}-detail`,
    hasContent(price) && `${id}-price`,
    hasContent(note) && `${id}-extra`,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="pk-radio-cards__card" data-chosen={flag(chosen)} data-disabled={flag(disabled)}>
      <label className="pk-radio-cards__target" htmlFor={id}>
        <input
          className="pk-radio-cards__dot"
          type="radio"
          form={form}
          id={id}
          name={name}
          value={value}
          checked={chosen}
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={spoken === '' ? undefined : spoken}
          onChange={onChoose}
        />
        <span className="pk-radio-cards__text">
          <span className="pk-radio-cards__label" id={`${id}-label`}>
            {label} {badge}
          </span>
          {hasContent(detail) && (
            <span className="pk-radio-cards__description" id={`${id}-detail`}>
              {detail}
            </span>
          )}
          {hasContent(note) && (
            <span className="pk-radio-cards__extra" id={`${id}-extra`}>
              {note}
            </span>
          )}
        </span>
        {hasContent(price) && (
          <span className="pk-radio-cards__price" id={`${id}-price`}>
            {price}
          </span>
        )}
      </label>
      {chosen && hasContent(more) && <div className="pk-radio-cards__more">{more}</div>}
    </div>
  )
}
