import { VisuallyHidden } from '@prilavok/ui/visually-hidden'
import './good-name.css'

/** A good by its name and page. */
export interface GoodNameProps {
  readonly name: string
  /** Empty when the good has no page. */
  readonly link: string
  /** Says that the link opens in a new tab; without it the link opens in this one. */
  readonly newTab?: string | undefined
}

/** A good's name as a link to its page; two lines at most, in full under the pointer and the focus. */
export function GoodName({ name, link, newTab }: GoodNameProps) {
  if (link === '') {
    return (
      <span className="pk-good-name" title={name}>
        {name}
      </span>
    )
  }
  return (
    <a className="pk-good-name" href={link} title={name} {...(newTab === undefined ? {} : { target: '_blank', rel: 'noopener' })}>
      {name}
      {newTab !== undefined && <VisuallyHidden> {newTab}</VisuallyHidden>}
    </a>
  )
}
