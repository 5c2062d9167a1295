import type { Shop } from '@prilavok/core'
import type { PageEmitter } from './page-events'

/** Emits a page event for every experiment whose option the visitor is shown, once each (EXP-21). */
export function watchExperiments({ experiments }: Shop, emit: PageEmitter['emit']): () => void {
  if (experiments === null) return () => {}
  const told = new Set<string>()
  const tell = ({ exposed } = experiments.state.getState()) => {
    for (const [name, { label, isControl }] of Object.entries(exposed)) {
      if (told.has(name)) continue
      told.add(name)
      emit('experiment-shown', { name, label, isControl })
    }
  }
  tell()
  return experiments.state.subscribe(tell)
}
