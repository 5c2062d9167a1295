import { CloseIcon, SearchIcon } from '@prilavok/ui/icon'
import { useId } from 'react'
import './recent-queries.css'
import type { SearchBoxLabels } from './search.labels'

/** The last queries and what can be done with them. */
export interface RecentQueriesProps {
  readonly text: SearchBoxLabels
  /** Newest first. */
  readonly queries: readonly string[]
  readonly onChoose: (query: string) => void
  readonly onForget: (query: string) => void
  readonly onForgetAll: () => void
  /** Takes the focus, whose button goes. */
  readonly onEmpty: () => void
}

/** The last queries: each can be searched again, and removed. */
export function RecentQueries({ text, queries, onChoose, onForget, onForgetAll, onEmpty }: RecentQueriesProps) {
  const id = useId()
  return (
    <div className="pk-search-box__recent" role="group" aria-labelledby={id}>
      <div className="pk-search-box__recent-head">
        <span id={id}>{text.recent}</span>
        <button
          className="pk-search-box__text-button"
          type="button"
          onClick={() => {
            onEmpty()
            onForgetAll()
          }}
        >
          {text.forgetAll}
        </button>
      </div>
      <ul>
        {queries.map((query) => (
          <li className="pk-search-box__recent-item" key={query}>
            <button className="pk-search-box__again" type="button" onClick={() => onChoose(query)}>
              <SearchIcon size={16} />
              <span>{query}</span>
            </button>
            <button
              className="pk-search-box__icon-button"
              type="button"
              aria-label={text.forget(query)}
              title={text.forget(query)}
              onClick={() => {
                onEmpty()
                onForget(query)
              }}
            >
              <CloseIcon size={16} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
