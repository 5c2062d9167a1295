import { Popover } from '@base-ui/react/popover'
import { createContext, useContext, type ReactElement, type ReactNode } from 'react'

/** The element of the wing that popovers are rendered into, so that its sheet reaches them. */
export const LayerContext = createContext<HTMLElement | null>(null)

/** The element for Base UI's portals. */
export const useLayer = (): HTMLElement | null => useContext(LayerContext)

interface PanelProps {
  readonly trigger: ReactElement
  readonly title: string
  readonly open: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** A panel at its button: columns, filters, views. */
export function Panel({ trigger, title, open, onOpenChange, children }: PanelProps) {
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal container={useLayer()}>
        <Popover.Positioner sideOffset={4} align="start">
          <Popover.Popup className="pk-staff-panel">
            <Popover.Title className="pk-staff-panel__title">{title}</Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
