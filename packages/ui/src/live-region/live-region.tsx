import type { Ref } from 'react'
import './visually-hidden.css'

/** The text of a live region. */
export interface LiveRegionProps {
  readonly message: string
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** Speaks its text politely when the text changes; keep it on the page from the start. */
export const LiveRegion = ({ message, ref }: LiveRegionProps) => (
  <div className="pk-visually-hidden" role="status" aria-live="polite" aria-atomic="true" ref={ref}>
    {message}
  </div>
)
