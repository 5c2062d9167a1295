import {
  cartPagePlace,
  loadCartPageParts,
  openCartPage,
  type CartPageHost,
  type CartPageParts,
  type CartPageProps,
  type ShownPlaces,
} from '@prilavok/widgets/mounts'
import { widgetOf } from './find'
import { openFirst } from './first-pass'
import { NEAR } from './near'
import type { DrawnWidget } from './open-widget'
import type { FirstParts } from './start'
import { whenIdle } from './when-idle'

/** What the cart page needs of the shop of its page. */
type Given = Pick<FirstParts, 'shop' | 'texts'>

/** Brings what shows components. */
type Show = () => Promise<Parameters<CartPageParts['createPlaces']>[0]>

/** The cart page, which draws itself: its code comes when a page has a place for it. Its components are shown by what comes later. */
export function drawCartPage({ shop, texts }: Given, show: Show): DrawnWidget {
  let places: ShownPlaces | undefined
  const host: CartPageHost = {
    shop,
    labels: texts,
    async load() {
      const [tools, parts] = await Promise.all([show().catch(() => null), loadCartPageParts()])
      if (tools === null || parts === null) return null
      places ??= parts.createPlaces(tools)
      return parts
    },
    show: (...part) => places?.show(...part),
    hide: (place) => places?.hide(place),
  }
  return {
    ...cartPagePlace,
    draw(element, props) {
      const root = document.createElement('section')
      root.className = 'pk-cart-page'
      root.tabIndex = -1
      const { close } = openCartPage(root, props as CartPageProps, host)
      element.append(root)
      return close
    },
  }
}

/** Opens the cart pages near the window before what shows widgets is there, which takes them over; done when they stand, or the page is idle. */
export function openCartPages(parts: FirstParts, show: Show): Promise<unknown> {
  const { first } = parts
  const widget = drawCartPage(parts, show)
  const stand = new Promise<void>((done) => {
    const near = new IntersectionObserver(
      (seen) => {
        near.disconnect()
        for (const { target, isIntersecting } of seen)
          if (isIntersecting && first.others.length > 0) openFirst(first.opened, widget, target as HTMLElement)
        done()
      },
      { rootMargin: NEAR },
    )
    for (const place of first.others) if (widgetOf(place) === widget.name) near.observe(place)
  })
  // In a tab that nobody looks at nothing comes near.
  return Promise.race([stand, whenIdle()])
}
