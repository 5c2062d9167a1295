import type { Mounter } from './mounter'

/** Mounts what is inserted into the page later and unmounts what is removed (EMBED-02). */
export function watchPage(page: Document, mounter: Mounter): () => void {
  const observer = new MutationObserver((records) => {
    let removed = false
    for (const record of records) {
      for (const node of record.addedNodes) if (node.isConnected) mounter.scan(node)
      if (record.removedNodes.length > 0) removed = true
    }
    if (removed) mounter.sweep()
  })
  observer.observe(page.documentElement, { childList: true, subtree: true })
  return () => observer.disconnect()
}
