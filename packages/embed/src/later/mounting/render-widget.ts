import type { ReactElement } from 'react'
import type { Draw } from '../../first/open-widget'
import type { Renderer } from '../../renderer'

/** Puts a component into an element; nothing of one that fails stays. */
export const renderWidget =
  (renderer: Renderer, widget: ReactElement): Draw =>
  (element) => {
    const root = renderer(element)
    try {
      root.show(widget)
    } catch (cause) {
      root.close()
      throw cause
    }
    return root.close
  }
