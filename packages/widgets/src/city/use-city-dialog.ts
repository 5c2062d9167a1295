import { useRef, useState, type ComponentType, type RefObject } from 'react'
import { lazyPart } from '../lib/lazy-part'
import type { CityDialogProps } from './city-dialog'

/** The search brings a list control along, which most visitors never need: their city is found by itself. */
const loadDialog = lazyPart(() => import('./city-dialog'))

interface UseCityDialog {
  /** Null until somebody has asked for it and it has come. */
  readonly Dialog: ComponentType<CityDialogProps> | null
  readonly failed: boolean
  readonly open: () => Promise<void>
  readonly close: () => void
  /** For the first sign that somebody is going to ask. */
  readonly preload: () => void
  /** Goes to the button that opens the window. */
  readonly opener: RefObject<HTMLButtonElement | null>
}

/** A window to choose a city in, fetched when it is wanted. */
export function useCityDialog(): UseCityDialog {
  const [Dialog, setDialog] = useState<ComponentType<CityDialogProps> | null>(null)
  const [failed, setFailed] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return {
    Dialog,
    failed,
    opener,
    async open() {
      const part = await loadDialog()
      setFailed(part === null)
      if (part !== null) setDialog(() => part.CityDialog)
    },
    close: () => setDialog(null),
    preload: () => void loadDialog(),
  }
}
