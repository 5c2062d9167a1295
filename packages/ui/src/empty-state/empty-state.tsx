import type { ReactNode } from 'react'
import '../styles/kit.css'
import './empty-state.css'

/** An empty list or page, and the next step. */
export interface EmptyStateProps {
  readonly title: ReactNode
  readonly icon?: ReactNode
  /** The next step, as a button or a link. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** What a list shows while it has nothing: why, and the next step. */
export const EmptyState = ({ title, icon, action, children }: EmptyStateProps) => (
  <div className="pk-empty-state">
    {icon !== undefined && <div className="pk-empty-state__icon">{icon}</div>}
    <p className="pk-empty-state__title">{title}</p>
    {children !== undefined && <div className="pk-empty-state__text">{children}</div>}
    {action !== undefined && <div className="pk-empty-state__action">{action}</div>}
  </div>
)
