import { useId } from 'react'
import { numberFrom } from '../lib/number-from'
import { TypedControl } from './typed-control'

const nothing = () => undefined
/** A whole number of pieces; undefined for any other text. */
const piecesFrom = (text: string): number | undefined => {
  const number = numberFrom(text)
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : undefined
}

interface PiecesControlProps {
  /** For screen readers: the row says it to everybody else. */
  readonly label: string
  readonly value: number
  readonly onChange: (pieces: number) => void
}

/** How many pieces of a line; what is no number of pieces stays as it is typed and changes nothing. */
export function PiecesControl({ label, value, onChange }: PiecesControlProps) {
  const id = useId()
  return (
    <>
      <label className="pk-staff-hidden" htmlFor={id}>
        {label}
      </label>
      <TypedControl
        id={id}
        label={label}
        value={value}
        text={String(value)}
        inputMode="decimal"
        isRequired
        read={piecesFrom}
        onChange={(pieces) => onChange(Number(pieces))}
        onBlur={nothing}
        focusRef={nothing}
        describedBy={undefined}
      />
    </>
  )
}
