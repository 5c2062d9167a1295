import type { ReactNode } from 'react'

interface ChoiceProps {
  readonly id: string
  readonly title: string
  /** What is wrong, in words; nothing when something is chosen. */
  readonly error: string | undefined
  readonly children: ReactNode
}

/** A group of radio buttons with its error below. */
export function Choice({ id, title, error, children }: ChoiceProps) {
  return (
    <fieldset className="choice" id={id} tabIndex={-1}>
      <legend>{title}</legend>
      {children}
      {error !== undefined && <p className="error">{error}</p>}
    </fieldset>
  )
}
