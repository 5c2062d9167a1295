import { Popover } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'
import { useLayer } from '../staff/layer-context'
import '../staff/panel.css'

/** What every panel of a table is given; its code is loaded when it is first opened. */
export interface PanelProps {
  /** The button that has opened it, and to which the focus goes back. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** A panel at its button: columns, views. */
export function Panel({
  anchor,
  onClose,
  title,
  children,
}: PanelProps & { readonly title: string; readonly children: ReactNode }) {
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Portal container={useLayer()}>
        <Popover.Positioner sideOffset={4} align="start" anchor={anchor}>
          <Popover.Popup className="pk-staff-panel" finalFocus={anchor}>
            <Popover.Title className="pk-staff-panel__title">{title}</Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
