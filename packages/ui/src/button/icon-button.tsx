import type { ReactNode } from 'react'
import { classes } from '../lib/marks'
import { Button, type ButtonProps } from './button'

/** A button that shows a picture only. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'wide'> {
  /** What it does, for screen readers and as the tooltip. */
  readonly label: string
  readonly icon: ReactNode
}

/** A square button with an icon and a spoken name. */
export const IconButton = ({ label, variant = 'quiet', className, ...rest }: IconButtonProps) => (
  <Button
    {...rest}
    variant={variant}
    className={classes('pk-icon-button', className)}
    aria-label={label}
    title={label}
  />
)
