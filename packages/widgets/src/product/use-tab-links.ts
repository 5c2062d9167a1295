import { tabOfHash, type ProductTab } from '@prilavok/core/product'
import { useEffect, useLayoutEffect, useRef } from 'react'

/** The hash that a press on a link leads to; empty for a press that is the browser's. */
function hashOfPress(event: MouseEvent): string {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return ''
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  return link?.getAttribute('href') ?? ''
}

/**
 * Calls back with the tab that the address names at the beginning and whenever its hash changes, and with that of each link to one, also
 * where a `<base href>` would lead away from the page; `onOther` with the id that another link leads to. Source: PRODUCT-05.
 */
export function useTabLinks(onTab: (tab: ProductTab) => void, onOther: (id: string) => void): void {
  const newest = useRef(onTab)
  const inside = useRef(onOther)
  useLayoutEffect(() => {
    newest.current = onTab
    inside.current = onOther
  })
  useEffect(() => {
    const follow = () => {
      const tab = tabOfHash(location.hash)
      if (tab !== null) newest.current(tab)
    }
    const press = (event: MouseEvent) => {
      const hash = hashOfPress(event)
      const tab = tabOfHash(hash)
      if (tab === null) return inside.current(hash.slice(1))
      event.preventDefault()
      // The whole path, as a bare hash is one of the base address.
      if (tabOfHash(location.hash) !== tab) history.pushState(null, '', `${location.pathname}${location.search}#${tab}`)
      newest.current(tab)
    }
    follow()
    addEventListener('hashchange', follow)
    addEventListener('popstate', follow)
    document.addEventListener('click', press)
    return () => {
      removeEventListener('hashchange', follow)
      removeEventListener('popstate', follow)
      document.removeEventListener('click', press)
    }
  }, [])
}
