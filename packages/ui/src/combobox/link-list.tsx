import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import '../styles/kit.css'
import { linkId } from './link-keys'
import './link-list.css'

/** Links of one kind under a heading. */
export interface LinkGroup<T> {
  /** Heading of the group. */
  readonly name: string
  /** The links of the group. */
  readonly links: readonly T[]
}

/** Links to choose from in groups, as the options of a text field. */
export interface LinkListProps<T> {
  /** Id of the list, for the field that controls it. */
  readonly id: string
  /** Name of the list for screen readers. */
  readonly label: string
  /** The links by group. */
  readonly groups: readonly LinkGroup<T>[]
  /** The link that keys have reached, counted over all groups; -1: none. */
  readonly active: number
  /** Called with the index of the link that the pointer is on. */
  readonly onActive: (index: number) => void
  /** Where a link leads. */
  readonly hrefOf: (link: T) => string
  /** Renders what is in a link. */
  readonly renderLink: (link: T) => ReactNode
  /** Called when a link is followed. */
  readonly onFollow: (link: T, event: MouseEvent) => void
  /** Whether other links are being loaded. */
  readonly busy?: boolean | undefined
}

/** A listbox of real links: they open in a new tab, can be copied, and are followed by a press as by Enter in the field. */
export function LinkList<T>(props: LinkListProps<T>) {
  const { id, label, groups, active, onActive, hrefOf, renderLink, onFollow, busy = false } = props
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (active >= 0) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { links }) => sum + links.length, 0))
  return (
    <div className="pk-link-list" role="listbox" id={id} aria-label={label} aria-busy={busy} ref={list}>
      {groups.map(({ name, links }, at) => (
        <div className="pk-link-list__group" role="group" aria-labelledby={`${id}-group-${at}`} key={`${at} ${name}`}>
          <div className="pk-link-list__name" id={`${id}-group-${at}`} role="presentation">
            {name}
          </div>
          {links.map((link, place) => {
            const index = (starts[at] ?? 0) + place
            return (
              <a
                className="pk-link-list__link"
                role="option"
                id={linkId(id, index)}
                href={hrefOf(link)}
                tabIndex={-1}
                aria-selected={index === active}
                key={index}
                onMouseMove={() => index !== active && onActive(index)}
                onClick={(event) => onFollow(link, event)}
              >
                {renderLink(link)}
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}
