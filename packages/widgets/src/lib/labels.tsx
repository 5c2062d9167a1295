import { createContext, useContext, type ReactNode } from 'react'
import type { Labels } from '../labels/ru'

/** The page's own texts, by widget and key; what is missing stays Russian. */
export type LabelOverrides = { readonly [W in keyof Labels]?: Partial<Labels[W]> }

const LabelsContext = createContext<LabelOverrides>({})

/** The texts to replace and what they are for. */
export interface LabelsProviderProps {
  readonly labels: LabelOverrides
  readonly children?: ReactNode
}

/** Replaces texts of the widgets below it (EMBED-10). */
export const LabelsProvider = ({ labels, children }: LabelsProviderProps) => (
  <LabelsContext.Provider value={labels}>{children}</LabelsContext.Provider>
)

/** What the page says about a widget's texts; the same object until the page says otherwise. */
export const useOverrides = <W extends keyof Labels>(widget: W): Partial<Labels[W]> | undefined =>
  useContext(LabelsContext)[widget]

/** A widget's texts: its Russian ones, then those of the page, then those of its own props. */
export function useLabels<W extends keyof Labels>(widget: W, russian: Labels[W], own?: Partial<Labels[W]>): Labels[W] {
  return { ...russian, ...useOverrides(widget), ...own }
}
