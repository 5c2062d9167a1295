import { lazyPart, safeLink } from '@prilavok/core'
import { useShop } from '@prilavok/react'
import { useEffect, useState, type ComponentType, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { MiniCartProps } from './mini-cart'

const load = lazyPart(async () => (await import('./mini-cart')).MiniCart)

/** A press that opens another tab or window is left to the browser. */
const isPlain = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Where the dialog stands: not in the link around the badge, where every press would be one of the link. */
const homeOf = (link: Element): Element | DocumentFragment => {
  const root = link.getRootNode()
  return root instanceof ShadowRoot ? root : document.body
}

/** Opens the cart at the side by the link around a badge, but on the page that the link leads to. Without its code the link leads there as ever. */
export function MiniCartOpener({ badge }: { readonly badge: RefObject<HTMLElement | null> }) {
  const { location } = useShop().effects
  const [MiniCart, setMiniCart] = useState<ComponentType<MiniCartProps> | null>(null)
  const [link, setLink] = useState<HTMLAnchorElement | null>(null)
  useEffect(() => setLink(badge.current?.closest<HTMLAnchorElement>('a[href]') ?? null), [badge])
  useEffect(() => {
    if (link === null) return
    const isThere = () => new URL(link.href, document.baseURI).pathname === location.path()
    const warm = () => void load()
    const open = async () => {
      const Loaded = await load()
      if (Loaded !== null) return setMiniCart(() => Loaded)
      const address = safeLink(link.href, location.origin())
      if (address !== null) location.go(address)
    }
    const press = (event: MouseEvent) => {
      if (!isPlain(event) || isThere()) return
      event.preventDefault()
      void open()
    }
    link.addEventListener('click', press)
    link.addEventListener('pointerenter', warm)
    link.addEventListener('focus', warm)
    return () => {
      link.removeEventListener('click', press)
      link.removeEventListener('pointerenter', warm)
      link.removeEventListener('focus', warm)
    }
  }, [link, location])
  if (MiniCart === null || link === null) return null
  const theme = link.closest('[data-pk-theme]')?.getAttribute('data-pk-theme') ?? undefined
  return createPortal(
    <div className="pk-root" data-pk-theme={theme === 'inherit' ? undefined : theme}>
      <MiniCart onClose={() => setMiniCart(null)} returnFocus={() => link} />
    </div>,
    homeOf(link),
  )
}
