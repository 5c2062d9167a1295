import { lazyPart } from '@prilavok/core'
import { useRef, type RefObject } from 'react'
import { useLazyDialog, type LazyDialog } from '../lib/use-lazy-dialog'
import type { CityDialogProps } from './city-dialog'

/** The search comes with a combobox, which most visitors never need: their city is found by itself. */
const loadModule = lazyPart(() => import('./city-dialog'))
const loadDialog = async () => (await loadModule())?.CityDialog ?? null
const preload = () => void loadModule()

interface UseCityDialog extends LazyDialog<CityDialogProps> {
  /** Loads the code when the pointer or the focus comes near. */
  readonly preload: () => void
  /** Goes to the button that opens the dialog. */
  readonly opener: RefObject<HTMLButtonElement | null>
}

/** A dialog to choose a city in, loaded on demand. */
export function useCityDialog(): UseCityDialog {
  const dialog = useLazyDialog(loadDialog)
  const opener = useRef<HTMLButtonElement>(null)
  return { ...dialog, preload, opener }
}
