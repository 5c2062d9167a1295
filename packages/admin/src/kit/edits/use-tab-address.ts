import { useSyncExternalStore } from 'react'
import { hashUrl } from '../lib/url-port'

/** The tab that the address names, `#/product/17?tab=pictures`; it is shown again after a reload and in a link to a colleague. */
export function useTabAddress(tabs: readonly string[]): readonly [string, (tab: string) => void] {
  const query = useSyncExternalStore(hashUrl.subscribe, hashUrl.read, () => '')
  const [first = ''] = tabs
  const named = new URLSearchParams(query).get('tab') ?? first
  const go = (tab: string) => {
    const next = new URLSearchParams(hashUrl.read())
    if (tab === first) next.delete('tab')
    else next.set('tab', tab)
    hashUrl.write(next.toString(), 'replace')
  }
  return [tabs.includes(named) ? named : first, go]
}
