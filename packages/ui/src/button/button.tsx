import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classes, flag } from '../lib/marks'
import '../styles/kit.css'
import './button.css'

/** What buttons and links in their look have in common. */
export interface ButtonLook {
  /** `primary` is used once per screen. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** `small` is 32 px high, for staff tables and rows. */
  readonly size?: 'medium' | 'small' | undefined
  /** As wide as its place. */
  readonly wide?: boolean | undefined
  readonly icon?: ReactNode
}

/** A button; whatever `<button>` takes goes through. */
export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Something is on its way: the box keeps its size, presses are ignored and the focus stays. */
  readonly busy?: boolean | undefined
  /** Grey, but a press still works and can say what is missing. Source: CHK-32. */
  readonly looksDisabled?: boolean | undefined
}

const Face = ({ icon, children }: { readonly icon?: ReactNode; readonly children?: ReactNode }) => (
  <span className="pk-button__face">
    {icon}
    {children}
  </span>
)

/** A button in the shop's style. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    wide,
    icon,
    busy,
    looksDisabled,
    className,
    children,
    onClick,
    ...rest
  } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy === true) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classes('pk-button', className)}
      data-variant={variant}
      data-size={size}
      data-wide={flag(wide)}
      data-busy={flag(busy)}
      data-looks-disabled={flag(looksDisabled)}
      {...(busy === true ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={press}
    >
      <Face icon={icon}>{children}</Face>
      {busy === true && <span className="pk-button__spinner" aria-hidden="true" />}
    </button>
  )
}

/** A link in the look of a button. */
export interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<'a'> {
  readonly href: string
}

/** A link that leads on, in the look of a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={classes('pk-button', className)}
      data-variant={variant}
      data-size={size}
      data-wide={flag(wide)}
    >
      <Face icon={icon}>{children}</Face>
    </a>
  )
}
