import { useRef, useState, type ComponentType } from 'react'

/** A dialog whose code is loaded on demand. */
export interface LazyDialog<P extends object> {
  /** The dialog's component while it is open. */
  readonly Dialog: ComponentType<P> | null
  /** The code could not be loaded; the next `open` tries again. */
  readonly failed: boolean
  readonly open: () => Promise<void>
  /** Closes the dialog, and keeps one whose code is still loading from opening. */
  readonly close: () => void
}

/** Opens a dialog once its code is loaded; `load` resolves with null where that failed. */
export function useLazyDialog<P extends object>(load: () => Promise<ComponentType<P> | null>): LazyDialog<P> {
  const [Dialog, setDialog] = useState<ComponentType<P> | null>(null)
  const [failed, setFailed] = useState(false)
  const wanted = useRef(false)
  return {
    Dialog,
    failed,
    async open() {
      wanted.current = true
      const Loaded = await load()
      if (!wanted.current) return
      setFailed(Loaded === null)
      if (Loaded !== null) setDialog(() => Loaded)
    },
    close() {
      wanted.current = false
      setDialog(null)
    },
  }
}
