import { createContext, useContext } from 'react'

/** The element of the wing that popovers are rendered into, so that its sheet reaches them. */
export const LayerContext = createContext<HTMLElement | null>(null)

/** The element for Base UI's portals. */
export const useLayer = (): HTMLElement | null => useContext(LayerContext)
