import { useLayoutEffect, useState } from 'react'

/**
 * Takes what the page has in an element out of it for as long as something else stands there, and hides it where it is only for a moment.
 * What was there comes back as it was.
 */
export function useReplacedContent(element: HTMLElement, state: 'own' | 'hidden' | 'replaced'): void {
  // Read before anything of ours is rendered into the element.
  const [own] = useState(() => [...element.childNodes])
  useLayoutEffect(() => {
    if (state !== 'replaced') return
    for (const node of own) if (node.parentNode === element) node.remove()
    return () => element.prepend(...own)
  }, [element, own, state])
  useLayoutEffect(() => {
    if (state !== 'hidden') return
    const shown = own.filter((node): node is HTMLElement => node instanceof HTMLElement && !node.hidden)
    for (const node of shown) node.hidden = true
    return () => {
      for (const node of shown) node.hidden = false
    }
  }, [own, state])
}
