import { loadChunk } from '@prilavok/core'
import type { Clock } from '@prilavok/core/effects'

/** Elements that translators put in place of a text. */
const FOREIGN = /^(?:FONT|YA-TR-SPAN)$/
export const isForeign = (node: Node): node is HTMLElement => node instanceof HTMLElement && FOREIGN.test(node.nodeName)

/** Waits for a translator of the page; what keeps the texts of widgets alive under it is loaded then. */
export interface TranslationWatch {
  readonly see: (records: readonly MutationRecord[]) => void
  readonly stop: () => void
}

/** Looks for translators in what changes on a page, and keeps what has changed until there is somebody to look after it. */
export function watchTranslation(page: Document, clock: Clock): TranslationWatch {
  const records: MutationRecord[] = []
  let isLoading = false
  let stop: (() => void) | undefined
  const load = async () => {
    const { keepTexts } = await loadChunk('keep-texts', () => import('../page-changes/keep-texts'), clock)
    stop ??= keepTexts(page, records)
  }
  return {
    see(more) {
      const isFirst = !isLoading && more.some(({ addedNodes }) => [...addedNodes].some(isForeign))
      isLoading ||= isFirst
      if (isLoading && !stop) records.push(...more)
      if (isFirst) load().catch(() => {})
    },
    stop() {
      stop?.()
      stop = () => {}
    },
  }
}
