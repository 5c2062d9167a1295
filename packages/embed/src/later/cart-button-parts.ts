import { loadCartButtonParts, type CartButtonHost } from '@prilavok/widgets/mounts'
import type { ComponentType } from 'react'
import { renderWidget } from './mounting/render-widget'
import type { PlaceTools } from './mounting/place'

/** Brings the dialog and the notice of the add-to-cart control. The dialog stands in an element of its own beside the control. */
export const bringCartButtonParts =
  ({ renderer, dress }: Pick<PlaceTools, 'renderer' | 'dress'>): CartButtonHost['load'] =>
  async () => {
    const parts = await loadCartButtonParts()
    if (parts === null) return null
    const { GoToCartDialog, offerUndo } = parts
    return {
      offerUndo,
      showDialog({ control, ...props }) {
        const box = document.createElement('div')
        box.className = 'pk-root'
        control.after(box)
        const onClose = () => {
          takeAway()
          box.remove()
        }
        const takeAway = renderWidget(
          renderer,
          dress(GoToCartDialog as ComponentType<object>, { ...props, onClose }),
        )(box)
        return onClose
      },
    }
  }

/** Loads the parts when a hand comes near to a control; one listener for all of the page. Answers the way to listen no more. */
export function loadNearHand(page: Document): () => void {
  const stop = new AbortController()
  const heard = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('.pk-cart-button__add') === null) return
    stop.abort()
    void loadCartButtonParts()
  }
  for (const type of ['pointerover', 'focusin'])
    page.addEventListener(type, heard, { capture: true, signal: stop.signal })
  return () => stop.abort()
}
