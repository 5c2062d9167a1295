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
        control.after(box)
        const onClose = () => {
          takeAway()
          box.remove()
        }
        const takeAway = renderWidget(renderer, dress(GoToCartDialog as ComponentType<object>, { ...props, onClose }))(box)
        return onClose
      },
    }
  }
