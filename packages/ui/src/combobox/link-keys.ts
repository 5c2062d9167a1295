import { useState, type KeyboardEvent, type RefObject } from 'react'
// The field needs the sheet before there is a list.
import '../styles/kit.css'

/** The id of a link of a list, for `aria-activedescendant`. */
export const linkId = (listId: string, index: number): string => `${listId}-${index}`

interface LinkKeys {
  /** The field that keeps the focus. */
  readonly input: RefObject<HTMLInputElement | null>
  readonly listId: string
  /** So many links there are. */
  readonly count: number
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  /** Enter without a link. */
  readonly onEnter: () => void
}

/** The keys of a text field with a list of links, as the ARIA practices describe an editable combobox. */
export function useLinkKeys({ input, listId, count, isOpen, onOpen, onClose, onEnter }: LinkKeys) {
  const [chosen, setActive] = useState(-1)
  const active = isOpen && chosen < count ? chosen : -1
  const move = (step: 1 | -1) => {
    // Before the first link and after the last one is the field itself.
    setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    // Half a composed character is nobody's Enter.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) onOpen()
      else if (count > 0) move(key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Enter') {
      event.preventDefault()
      if (active < 0) onEnter()
      else input.current?.ownerDocument.getElementById(linkId(listId, active))?.click()
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      setActive(-1)
      onClose()
    }
  }
  return { active, setActive, onKeyDown }
}
