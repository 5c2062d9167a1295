import type { SearchOption } from '@prilavok/core/search'
import type { UseSearch } from '@prilavok/react'
import { LinkList } from '@prilavok/ui/combobox'
import { MatchedText } from '../lib/matched-text'
import { useTemplate } from '../lib/templates'
import { useMoney } from '../lib/use-money'
import './search-results.css'
import type { SearchBoxLabels } from './search.labels'
import type { Stage } from './stage'

interface SearchResultsProps {
  readonly text: SearchBoxLabels
  readonly listId: string
  readonly stage: Stage
  readonly active: number
  readonly search: Pick<UseSearch, 'query' | 'status' | 'groups' | 'corrected' | 'retry'>
  readonly onActive: (index: number) => void
  readonly onFollow: () => void
}

/** What was found, or why nothing is there. */
export function SearchResults({ text, listId, stage, active, search, onActive, onFollow }: SearchResultsProps) {
  const { query, status, groups, corrected, retry } = search
  if (stage === 'failed')
    return (
      <div className="pk-search-box__failed" role="alert">
        {text.failed}
        <button className="pk-search-box__text-button" type="button" onClick={retry}>
          {text.retry}
        </button>
      </div>
    )
  if (stage !== 'found') return <p className="pk-search-box__state">{stage === 'none' ? '' : text[stageText[stage]]}</p>
  return (
    <>
      {corrected !== null && <p className="pk-search-box__corrected">{text.corrected(corrected)}</p>}
      <LinkList<SearchOption>
        id={listId}
        label={text.results}
        groups={groups.map(({ name, options }) => ({ name, links: options }))}
        active={active}
        busy={status === 'loading'}
        hrefOf={({ url }) => url}
        renderLink={(option) => <Option option={option} typed={withStems(corrected ?? query)} />}
        onActive={onActive}
        onFollow={onFollow}
      />
    </>
  )
}

const stageText = { recent: 'loading', loading: 'loading', tooShort: 'tooShort', notFound: 'notFound' } as const

/** The typed words and what they begin with, so that "краски" is set off in "краска". */
const withStems = (typed: string): string =>
  typed
    .split(/\s+/)
    .flatMap((word) =>
      word.length > 4 ? [word, word.slice(0, -1), word.slice(0, Math.max(4, word.length - 2))] : [word],
    )
    .join(' ')

function Option({
  option: { name, price, picture },
  typed,
}: {
  readonly option: SearchOption
  readonly typed: string
}) {
  const amount = useMoney()
  const template = useTemplate('suggestion')
  if (template !== undefined) {
    const texts = { name, price: price === null ? null : amount(price) }
    return <>{template({ values: { image: picture ?? '', texts } })}</>
  }
  return (
    <>
      {picture !== null && (
        <img
          className="pk-search-box__picture"
          src={picture}
          alt=""
          width="40"
          height="40"
          loading="lazy"
          decoding="async"
        />
      )}
      <span className="pk-search-box__name" title={name}>
        <MatchedText text={name} typed={typed} />
      </span>
      {price !== null && <span className="pk-search-box__price">{amount(price)}</span>}
    </>
  )
}
