import { Dialog } from '@prilavok/ui/dialog'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useCan, useStaff, useLabels } from '../staff/staff-context'

/** Goes to a section by its name, or to the records that a text finds in it. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { links, locale, menu } = useStaff()
  const can = useCan()
  const words = useLabels('app')
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const allowed = menu.filter(({ permission }) => can(permission, 'read'))
  const wanted = text.trim().toLowerCase()
  const sections = allowed.filter(({ titles }) => titles[locale].toLowerCase().includes(wanted))
  const found = sections.map(({ key, titles }) => ({ key, name: titles[locale], address: links.list(key) }))
  const inRecords = wanted === '' ? [] : allowed.filter(({ isSearched }) => isSearched)
  const items = [
    ...found,
    ...inRecords.map(({ key, titles }) => ({
      key: `${key}?`,
      name: `${titles[locale]}: ${text.trim()}`,
      address: links.list(key, new URLSearchParams({ search: text.trim() }).toString()),
    })),
  ]
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const choices = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = choices.indexOf(document.activeElement as HTMLAnchorElement)
    ;(choices[at + by] ?? input.current)?.focus()
  }
  return (
    <Dialog id={`pk-staff-palette${id}`} open size="small" title={words.palette} onClose={onClose} initialFocus={input}>
      <div className="pk-staff-palette" role="presentation" onKeyDown={step}>
        <input
          ref={input}
          className="pk-staff-input"
          type="search"
          aria-label={words.paletteHelp}
          placeholder={words.paletteHelp}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const [first] = items
            if (event.key !== 'Enter' || first === undefined) return
            onClose()
            links.open(first.address)
          }}
        />
        <ul ref={list}>
          {items.map(({ key, name, address }) => (
            <li key={key}>
              <a href={address} onClick={onClose}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
