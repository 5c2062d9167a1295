import { faceOf, FACES } from '@prilavok/core/survey'
import { useId } from 'react'
import './emoji-slider.css'

/** A mark that is given. */
export interface EmojiSliderProps {
  readonly label: string
  /** 0 to 100. */
  readonly value: number
  readonly onChange: (value: number) => void
  /** What the value says in words, for those who do not see the face. */
  readonly valueText: string
}

/** A scale from 0 to 100 whose face follows the mark: arrow keys, Home and End, and a screen reader know what to do. Source: SURVEY-17. */
export function EmojiSlider({ label, value, onChange, valueText }: EmojiSliderProps) {
  const id = useId()
  return (
    <div className="pk-emoji-slider">
      <label className="pk-emoji-slider__label" htmlFor={id}>
        {label}
      </label>
      <span className="pk-emoji-slider__face" aria-hidden="true">
        {FACES[faceOf(value)]}
      </span>
      <input
        className="pk-emoji-slider__range"
        id={id}
        type="range"
        form="pk-no-form"
        min={0}
        max={100}
        step={5}
        value={value}
        aria-valuetext={valueText}
        onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        onChange={() => {}}
      />
      <span className="pk-emoji-slider__value" aria-hidden="true">
        {valueText}
      </span>
    </div>
  )
}
