import { loadChunk } from '@prilavok/core'
import type { Clock } from '@prilavok/core/effects'
import { isForeign } from './find'

/** Is shown what changes on a page. */
export type SeeChanges = (records: readonly MutationRecord[]) => void

/**
 * Looks for translators in what changes on a page. What keeps the texts of widgets alive is loaded with the first translated text, and
 * gets what has changed until then; how to stop it is added to `stops`.
 */
export function watchTranslation(page: Document, clock: Clock, stops: (() => void)[]): SeeChanges {
  /** Undefined: no translator was seen; null: somebody looks after the texts. */
  let early: MutationRecord[] | null | undefined
  const load = async () => {
    const { keepTexts } = await loadChunk('keep-texts', () => import('../page-changes/keep-texts'), clock)
    stops.push(keepTexts(page, early ?? []))
    early = null
  }
  return (records) => {
    if (early) early.push(...records)
    else if (early === undefined && records.some(({ addedNodes }) => [...addedNodes].some(isForeign))) {
      early = [...records]
      load().catch(() => {})
    }
  }
}
