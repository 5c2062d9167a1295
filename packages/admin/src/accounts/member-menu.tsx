import { Menu } from '@base-ui/react/menu'
import type { RefObject } from 'react'
import { useLayer } from '../kit/staff/layer-context'
import { useSignOut } from './use-sign-out'
import { useStaff } from '../kit/staff/staff-context'
import { useAccountWords } from './use-account-words'
import '../kit/staff/panel.css'
import '../kit/staff/menu-popup.css'
import './accounts.css'

/** Languages by their own names. */
const LANGUAGES = { ru: 'По-русски', en: 'In English' }

interface MemberMenuProps {
  /** The button that has opened it. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** What a member does with their own account. */
export function MemberMenu({ anchor, onClose }: MemberMenuProps) {
  const { chooseLocale, links, locale } = useStaff()
  const other = locale === 'ru' ? 'en' : 'ru'
  const { ownTitle, signOut } = useAccountWords()
  const leave = useSignOut()
  return (
    <Menu.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Menu.Portal container={useLayer()}>
        <Menu.Positioner sideOffset={4} align="end" anchor={anchor}>
          <Menu.Popup className="pk-staff-panel pk-staff-menu-popup" finalFocus={anchor}>
            <Menu.Item className="pk-staff-option" onClick={() => links.open(links.list('account'))}>
              {ownTitle}
            </Menu.Item>
            {chooseLocale !== null && (
              // Loaded anew in the other language: what is typed and not saved asks first.
              <Menu.Item
                className="pk-staff-option"
                lang={other}
                onClick={() => chooseLocale(other) && location.reload()}
              >
                {LANGUAGES[other]}
              </Menu.Item>
            )}
            <Menu.Item className="pk-staff-option" onClick={leave}>
              {signOut}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
