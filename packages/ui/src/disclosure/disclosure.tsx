import type { ReactNode } from 'react'
import { Badge } from '../badge'
import { ChevronIcon } from '../icon'
import '../styles/kit.css'
import './disclosure.css'

/** Something that opens below its title. */
export interface DisclosureProps {
  readonly id?: string | undefined
  readonly title: ReactNode
  /** How many things inside are chosen or present; 0 is not shown. */
  readonly count?: number | undefined
  readonly open: boolean
  readonly onToggle: (open: boolean) => void
  readonly children: ReactNode
}

/** A block that folds; the browser's own search finds what is inside. */
export const Disclosure = ({ id, title, count = 0, open, onToggle, children }: DisclosureProps) => (
  <details
    className="pk-disclosure"
    id={id}
    onToggle={(event) => event.currentTarget.open !== open && onToggle(!open)}
    open={open}
  >
    <summary className="pk-disclosure__summary">
      <span className="pk-disclosure__title">{title}</span>
      {count > 0 && <Badge tone="accent">{count}</Badge>}
      <ChevronIcon className="pk-disclosure__mark" />
    </summary>
    <div className="pk-disclosure__content">{children}</div>
  </details>
)
