import type { ReactNode } from 'react'
import './visually-hidden.css'

/** Text for screen readers only. */
export const VisuallyHidden = ({
  id,
  children,
}: {
  readonly id?: string | undefined
  readonly children: ReactNode
}) => (
  <span className="pk-visually-hidden" id={id}>
    {children}
  </span>
)
