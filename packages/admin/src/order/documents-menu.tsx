import { Menu } from '@base-ui/react/menu'
import { readOrderDocument, type OrderEdition } from '@prilavok/contracts/admin'
import type { RefObject } from 'react'
import { download } from '../kit/client/download'
import { messageOf } from '../kit/client/failures'
import { useLayer } from '../kit/staff/layer-context'
import { useLabels, useStaff } from '../kit/staff/staff-context'
import { documentsRu } from './documents.labels'
import { documentsEn } from './documents.labels.en'
import { useRefunds } from './use-refunds'
import '../kit/staff/panel.css'
import '../kit/staff/menu-popup.css'

type Kind = keyof typeof documentsRu.kinds

/** Refunds whose money is away, or on its way. */
const AWAY: ReadonlySet<string> = new Set(['Sent', 'Done'])

interface DocumentsMenuProps {
  readonly order: OrderEdition
  /** The button that has opened it. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** The papers that there are for an order in its state, each a PDF. */
export function DocumentsMenu({ order, anchor, onClose }: DocumentsMenuProps) {
  const { client, notify } = useStaff()
  const words = useLabels({ ru: documentsRu, en: documentsEn })
  const id = String(order.id ?? '')
  const { refunds } = useRefunds(id)
  const isSent = !order.status.startsWith('Cancelled')
  const kinds: readonly Kind[] = [
    'invoice',
    ...(isSent ? (['packing-list', 'label'] as const) : []),
    ...(refunds?.items.some(({ state }) => AWAY.has(state)) === true ? (['return-act'] as const) : []),
  ]
  const take = (kind: Kind) =>
    download(client, readOrderDocument, { params: { id, kind } }, `${kind}-${order.number}.pdf`).catch(
      (thrown: unknown) => notify({ text: messageOf(thrown), tone: 'danger' }),
    )
  return (
    <Menu.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Menu.Portal container={useLayer()}>
        <Menu.Positioner sideOffset={4} align="start" anchor={anchor}>
          <Menu.Popup className="pk-staff-panel pk-staff-menu-popup" finalFocus={anchor} aria-label={words.open}>
            {kinds.map((kind) => (
              <Menu.Item key={kind} className="pk-staff-option" onClick={() => void take(kind)}>
                {words.kinds[kind]}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
