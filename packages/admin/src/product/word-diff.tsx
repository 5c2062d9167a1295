import { useLabels } from '../kit/staff/staff-context'
import { diffWordsWithSpace } from 'diff'
import { useMemo } from 'react'
import { plainText } from './plain-text'
import { productLabels } from './product-part'

const wordsIn = (text: string) => text.split(/\s+/).filter((each) => each !== '').length

/** Two descriptions word by word: what goes is struck through, what comes is underlined, and screen readers hear which is which. */
export function WordDiff({ before, after }: { readonly before: string; readonly after: string }) {
  const words = useLabels(productLabels)
  const parts = useMemo(() => diffWordsWithSpace(plainText(before), plainText(after)), [before, after])
  const count = (kind: 'added' | 'removed') =>
    parts.reduce((sum, part) => (part[kind] === true ? sum + wordsIn(part.value) : sum), 0)
  const [come, gone] = [count('added'), count('removed')]
  if (come + gone === 0) return <p className="pk-staff-note">{words.sameText}</p>
  return (
    <>
      <p className="pk-staff-note">{`${words.addedWords(come)}, ${words.removedWords(gone)}`}</p>
      <div className="pk-staff-diff">
        {parts.map(({ value, added, removed }, at) =>
          added ? (
            <ins key={at}>
              <span className="pk-staff-hidden">{words.insertedStart} </span>
              {value}
            </ins>
          ) : removed ? (
            <del key={at}>
              <span className="pk-staff-hidden">{words.deletedStart} </span>
              {value}
            </del>
          ) : (
            <span key={at}>{value}</span>
          ),
        )}
      </div>
    </>
  )
}
