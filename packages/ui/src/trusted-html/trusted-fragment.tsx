import { useLayoutEffect, useRef } from 'react'
import { sanitiseFragment } from './fragment'

/** A piece of a page that a shop's server sends. */
export interface TrustedFragmentProps {
  /** Markup of the server; it is cleaned before it is shown. */
  readonly html: string
  /** What relative addresses begin with; null: those of the page. */
  readonly base: string | null
  /** Hidden while others are loaded; its widgets stay mounted. */
  readonly hidden?: boolean | undefined
  /** Called with the element once the fragment is in it. */
  readonly onShown?: ((element: HTMLElement) => void) | undefined
}

/** The only door for pieces of pages; they look as the page around wants, so no firewall is around them. */
export function TrustedFragment({ html, base, hidden, onShown }: TrustedFragmentProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (place.current === null) return
    place.current.replaceChildren(sanitiseFragment(html, base))
    onShown?.(place.current)
  }, [html, base, onShown])
  useLayoutEffect(() => {
    // No box of its own: the list that it is in lays out what is inside. Sheets of ours do not reach beyond widgets.
    if (place.current !== null) place.current.style.display = hidden === true ? 'none' : 'contents'
  }, [hidden])
  return <div className="pk-fragment pk-foreign" ref={place} />
}
