import { lazyPart } from '@prilavok/core'
import { LONGEST_SEARCH, SEARCH_BUTTON_FROM, searchTerm } from '@prilavok/core/search'
import { useSearch } from '@prilavok/react'
import { linkId, useLinkKeys } from '@prilavok/ui/combobox'
import { CloseIcon, SearchIcon } from '@prilavok/ui/icon'
import { LiveRegion, useAnnounce } from '@prilavok/ui/live-region'
import { useEffect, useId, useRef, useState, type ComponentType } from 'react'
import { useLabels } from '../lib/labels'
import './search-box.css'
import type { SearchLayerProps } from './search-layer'
import { searchBoxRu, type SearchBoxLabels } from './search.labels'
import { stageOf } from './stage'

/** Most visitors of a page do not search; whoever is in the field has it before the typing rests. */
const loadLayer = lazyPart(() => import('./search-layer').then(({ SearchLayer }) => SearchLayer))

/** A search box of the catalogue. */
export interface SearchBoxProps {
  /** What the field holds at first. */
  readonly query?: string | undefined
  /** An example of what can be searched, shown while the field is empty. */
  readonly placeholder?: string | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<SearchBoxLabels> | undefined
}

/** The search of the catalogue: what is found while it is typed, and the way to all results. Source: SEARCH-03. */
export function SearchBox({ query: first = '', placeholder, labels }: SearchBoxProps) {
  const text = useLabels('searchBox', searchBoxRu, labels)
  const search = useSearch()
  const [typed, setTyped] = useState(first)
  const [isOpen, setOpen] = useState(false)
  const [id, box, input] = [useId(), useRef<HTMLDivElement>(null), useRef<HTMLInputElement>(null)]
  const listId = `${id}-list`

  const stage = stageOf(typed, search)
  const [Layer, setLayer] = useState<ComponentType<SearchLayerProps> | null>(null)
  useEffect(() => {
    if (isOpen) void loadLayer().then((component) => setLayer(() => component))
  }, [isOpen])

  const isShown = isOpen && stage !== 'none' && Layer !== null
  const hasList = isShown && stage === 'found'
  const count = hasList ? search.groups.reduce((sum, { options }) => sum + options.length, 0) : 0
  const close = () => setOpen(false)
  const submit = (query = typed) => {
    close()
    search.submit(query)
  }
  const { active, setActive, onKeyDown } = useLinkKeys({
    input,
    listId,
    count,
    isOpen: isShown,
    onOpen: () => setOpen(true),
    onClose: close,
    onEnter: submit,
  })
  const change = (value: string) => {
    setTyped(value)
    setActive(-1)
    // What the server had put into the field is no typing.
    if (input.current !== input.current?.ownerDocument.activeElement) return
    setOpen(true)
    search.type(value)
  }
  const clear = () => {
    change('')
    search.type('')
    input.current?.focus()
  }

  const [spoken, announce] = useAnnounce()
  const news =
    !isShown || search.status === 'loading'
      ? ''
      : hasList
        ? text.found(count)
        : stage === 'notFound'
          ? text.notFound
          : ''
  useEffect(() => announce(news), [announce, news])

  return (
    <div
      className="pk-search-box"
      role="search"
      ref={box}
      data-loading={search.status === 'loading' && isShown ? '' : undefined}
      onBlur={({ relatedTarget }) => box.current?.contains(relatedTarget) !== true && close()}
    >
      <label className="pk-visually-hidden" htmlFor={id}>
        {text.label}
      </label>
      <SearchIcon className="pk-search-box__icon" />
      <input
        className="pk-search-box__input"
        form="pk-no-form"
        id={id}
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_SEARCH}
        placeholder={placeholder}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={active >= 0 ? linkId(listId, active) : undefined}
        data-pk-first=""
        value={typed}
        onInput={(event) => change(event.currentTarget.value)}
        // What fills fields in with a `change` alone is heard, too.
        onChangeCapture={({ currentTarget, nativeEvent }) => {
          if (nativeEvent.type === 'change' && currentTarget.value !== typed) change(currentTarget.value)
        }}
        onFocus={() => void loadLayer()}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <button
          className="pk-search-box__icon-button pk-search-box__clear"
          type="button"
          aria-label={text.clear}

          onClick={clear}
        >
          <CloseIcon size={16} />
        </button>
      )}
      {searchTerm(typed).length >= SEARCH_BUTTON_FROM && (
        <button className="pk-search-box__submit" type="button" onClick={() => submit()}>
          {text.submit}
        </button>
      )}
      {Layer !== null && (
        <Layer
          {...{ text, listId, stage, active, search }}
          open={isShown}
          anchor={box}
          onActive={setActive}
          onFollow={() => {
            search.remember(typed)
            close()
          }}
          onChoose={submit}
          onEmpty={() => input.current?.focus()}
        />
      )}
      <LiveRegion message={spoken} />
    </div>
  )
}
