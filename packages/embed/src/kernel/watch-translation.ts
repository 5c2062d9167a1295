import { isForeign } from './find'

/** Is shown what changes on a page. */
export type SeeChanges = (records: readonly MutationRecord[]) => void

/**
 * Looks for translators in what changes on a page. What keeps the texts of widgets alive is loaded with the first translated text, and
 * gets what has changed until then; how to stop it is added to `stops`.
 */
export function watchTranslation(page: Document, stops: (() => void)[]): SeeChanges {
  /** Undefined: no translator was seen; null: somebody looks after the texts, or the code for it has not come. */
  let early: MutationRecord[] | null | undefined
  const load = async () => {
    const part = await import('../page-changes/keep-texts').catch(() => null)
    if (part !== null) stops.push(part.keepTexts(page, early ?? []))
    early = null
  }
  return (records) => {
    if (early) early.push(...records)
    else if (early === undefined && records.some(({ addedNodes }) => [...addedNodes].some(isForeign))) {
      early = [...records]
      void load()
    }
  }
}
