import { faceOf, FACES, MIDDLE_MARK } from '@prilavok/core/survey'
import { useId } from 'react'
import './emoji-slider.css'

/** A mark that may be given. */
export interface EmojiSliderProps {
  readonly label: string
  /** 0 to 100; null as long as nothing was said. */
  readonly value: number | null
  readonly onChange: (value: number) => void
  /** What the value says in words, for those who do not see the face. */
  readonly valueText: string
}

/** A scale from 0 to 100 whose face follows the mark: arrow keys, Home and End, and a screen reader know what to do. Source: SURVEY-17. */
export function EmojiSlider({ label, value, onChange, valueText }: EmojiSliderProps) {
  const id = useId()
  return (
    <div className="pk-emoji-slider" data-given={value === null ? undefined : ''}>
      <label className="pk-emoji-slider__label" htmlFor={id}>
        {label}
      </label>
      <span className="pk-emoji-slider__face" aria-hidden="true">
        {value === null ? '–' : FACES[faceOf(value)]}
      </span>
      <input
        className="pk-emoji-slider__range"
        id={id}
        type="range"
        form="pk-no-form"
        min={0}
        max={100}
        step={5}
        value={value ?? MIDDLE_MARK}
        aria-valuetext={valueText}
        onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        // A press on the handle means the middle, and moves nothing.
        onClick={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        onChange={() => {}}
        onChangeCapture={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      <span className="pk-emoji-slider__value" aria-hidden="true">
        {valueText}
      </span>
    </div>
  )
}
