import type { ReactNode } from 'react'
import { classes } from '../lib/marks'
import './icon.css'

/** A picture by its name. */
export interface IconProps {
  /** 16 beside small text, 20 in controls, 24 in headings; px. */
  readonly size?: 16 | 20 | 24 | undefined
  readonly className?: string | undefined
}

/** An icon of the set: a stroked drawing on a 24 px grid, hidden from screen readers because the text beside it speaks. */
export type Icon = (props: IconProps) => ReactNode

/** Makes an icon of one path. Size and stroke come from the sheet, so that a page's `svg` rules do not reach them. */
export const drawIcon =
  (path: string): Icon =>
  ({ size = 20, className }) => (
    <svg
      className={classes('pk-icon', className)}
      data-size={size}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
