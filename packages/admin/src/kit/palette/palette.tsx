import { Dialog } from '@prilavok/ui/dialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useRested } from '../lib/use-rested'
import { useCan, useStaff, useLabels } from '../staff/staff-context'
import { foundRecords } from './found-records'
import './palette.css'

const SHORTEST = 2
const STALE_MS = 15_000

/** Goes to a record by its number, a phone or a name, to a section by its name, or to all that a text finds in a list. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const { client, links, locale, menu } = useStaff()
  const can = useCan()
  const words = useLabels('app')
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const allowed = menu.filter(({ permission }) => can(permission, 'read'))
  const typed = text.trim()
  const wanted = typed.toLowerCase()
  const searched = allowed.filter(({ isSearched }) => isSearched)
  const ask = (search: string) => ({
    queryKey: ['palette', search],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => foundRecords(client, searched, search, signal),
    staleTime: STALE_MS,
  })
  const rested = useRested(typed)
  const isAsked = rested.length >= SHORTEST
  const found = useQuery({ ...ask(rested), enabled: isAsked })
  const titles = new Map(allowed.map((each) => [each.key, each.title[locale]]))
  const records = (isAsked && rested === typed ? (found.data ?? []) : []).map((record) => ({
    key: `${record.resource}/${record.id}`,
    name: record.name,
    kind: titles.get(record.resource) ?? '',
    address: links.record(record.resource, record.id),
  }))
  const sections = allowed
    .filter((each) => each.titles[locale].toLowerCase().includes(wanted))
    .map(({ key, titles: names }) => ({ key, name: names[locale], kind: '', address: links.list(key) }))
  const inLists = (wanted === '' ? [] : searched).map(({ key, titles: names }) => ({
    key: `${key}?`,
    name: `${names[locale]}: ${typed}`,
    kind: words.allFound,
    address: links.list(key, new URLSearchParams({ search: typed }).toString()),
  }))
  // Who types the name of a section means it; what else is typed means a record.
  const named = sections.filter(({ name }) => wanted !== '' && name.toLowerCase().startsWith(wanted))
  const others = sections.filter((each) => !named.includes(each))
  const items = [...named, ...records, ...others, ...inLists]
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const choices = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = choices.indexOf(document.activeElement as HTMLAnchorElement)
    ;(choices[at + by] ?? input.current)?.focus()
  }
  const open = async () => {
    // Enter comes before the search does: what it finds is opened all the same.
    const isRecord = named.length === 0 && typed.length >= SHORTEST
    const [record] = isRecord ? await queries.fetchQuery(ask(typed)).catch(() => []) : []
    const address =
      record === undefined ? (named[0] ?? others[0] ?? inLists[0])?.address : links.record(record.resource, record.id)
    if (address === undefined) return
    onClose()
    links.open(address)
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
          onKeyDown={(event) => event.key === 'Enter' && void open()}
        />
        <ul ref={list} aria-busy={found.isFetching}>
          {items.map(({ key, name, kind, address }) => (
            <li key={key}>
              <a href={address} onClick={onClose}>
                <span>{name}</span>
                {kind !== '' && <span className="pk-staff-note">{kind}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
