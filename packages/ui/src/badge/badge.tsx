import type { ReactNode } from 'react'
import '../styles/kit.css'
import './badge.css'

/** What a badge or a notice is about. */
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger'

/** A badge and its tone. */
export interface BadgeProps {
  /** What it is about, as a colour. */
  readonly tone?: Tone | undefined
  /** Shown before the text. */
  readonly icon?: ReactNode
  /** The text. */
  readonly children: ReactNode
}

/** A short quiet word about a thing: a status, a benefit, a count. */
export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => (
  <span className="pk-badge" data-tone={tone}>
    {icon}
    {children}
  </span>
)
