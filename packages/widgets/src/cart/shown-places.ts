import type { ComponentType, ReactElement } from 'react'
import type { ShownPlaces } from './cart-page.types'

/** Shows components without a tree around them. */
export interface PlaceTools {
  /** Opens an element for components, in the view library that is there. */
  readonly renderer: (element: HTMLElement) => {
    readonly show: (widget: ReactElement) => void
    readonly close: () => void
  }
  /** A component with the page's texts around it. */
  readonly dress: (component: ComponentType<object>, props: object) => ReactElement
}

/** Shows components in places of a widget that draws itself, each in a root of its own. */
export function createPlaces({ renderer, dress }: PlaceTools): ShownPlaces {
  const roots = new Map<Element, ReturnType<PlaceTools['renderer']>>()
  return {
    show(place, component, props) {
      const root = roots.get(place) ?? renderer(place as HTMLElement)
      roots.set(place, root)
      root.show(dress(component as ComponentType<object>, props))
    },
    hide(place) {
      roots.get(place)?.close()
      roots.delete(place)
    },
  }
}
