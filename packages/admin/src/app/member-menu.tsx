import { Menu } from '@base-ui/react/menu'
import type { RefObject } from 'react'
import { useLayer } from '../kit/staff/layer-context'
import { useLabels, useStaff } from '../kit/staff/staff-context'

interface MemberMenuProps {
  /** The button that has opened it. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onLeave: () => void
  readonly onClose: () => void
}

/** What a member does with their own account. */
export function MemberMenu({ anchor, onLeave, onClose }: MemberMenuProps) {
  const { links } = useStaff()
  const { ownAccount, signOut } = useLabels('app')
  return (
    <Menu.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Menu.Portal container={useLayer()}>
        <Menu.Positioner sideOffset={4} align="end" anchor={anchor}>
          <Menu.Popup className="pk-staff-panel pk-staff-menu-popup" finalFocus={anchor}>
            <Menu.Item className="pk-staff-option" onClick={() => links.open(links.list('account'))}>
              {ownAccount}
            </Menu.Item>
            <Menu.Item className="pk-staff-option" onClick={onLeave}>
              {signOut}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
