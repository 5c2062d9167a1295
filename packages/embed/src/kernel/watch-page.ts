import type { Mounter } from './mounter'
import type { SeeChanges } from './watch-translation'

/** Mounts what is inserted into the page later and unmounts what is removed; `see` is shown all of it. Source: EMBED-02. */
export function watchPage(page: Document, { points, scan, sweep }: Mounter, see: SeeChanges): () => void {
  const observer = new MutationObserver((records) => {
    see(records)
    let removed = false
    for (const { target, addedNodes, removedNodes } of records) {
      if (points.has(target as HTMLElement)) continue
      for (const node of addedNodes) if (node.isConnected) scan(node)
      removed ||= removedNodes.length > 0
    }
    if (removed) sweep()
  })
  observer.observe(page, { childList: true, subtree: true })
  return () => observer.disconnect()
}
