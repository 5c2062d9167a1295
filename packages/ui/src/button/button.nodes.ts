import { html } from '../element'
import '../styles/kit.css'
import './button.css'

/** A link or a button in the shop's dress for parts that draw themselves; the same as `ButtonLink` and `IconButton` render. */
const dressed = (
  tag: string,
  className: string,
  variant: string,
  more: Readonly<Record<string, string>>,
  face: Node | string,
): HTMLElement =>
  html(
    tag,
    { class: className, 'data-variant': variant, 'data-size': 'medium', ...more },
    html('span', { class: 'pk-button__face' }, face),
  ) as HTMLElement

/** A link that leads on, dressed as a button; its text and its address are set later. */
export const buttonLinkNode = (variant: string, more: Readonly<Record<string, string>> = {}): HTMLElement =>
  dressed('a', 'pk-button', variant, more, '')

/** A square button with an icon; its name is set later. */
export const iconButtonNode = (icon: Node): HTMLElement =>
  dressed('button', 'pk-button pk-icon-button', 'quiet', { type: 'button' }, icon)
