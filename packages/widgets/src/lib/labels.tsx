import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Labels } from '../labels/ru'
import { fitLabels } from './fit-labels'

/** The page's own texts, by widget and key; what is missing stays Russian. */
export type LabelOverrides = { readonly [W in keyof Labels]?: Partial<Labels[W]> }

interface GivenLabels {
  readonly labels: LabelOverrides
  readonly onWrong?: ((label: string) => void) | undefined
}

const LabelsContext = createContext<GivenLabels>({ labels: {} })

/** The texts to replace and what they are for. */
export interface LabelsProviderProps {
  /** Texts by widget; what is left out stays as it is. */
  readonly labels: LabelOverrides
  /** Called with the name of a label that is left out, such as `cartButton.add`: there is none, or it is of another kind. */
  readonly onWrong?: (label: string) => void
  /** What is rendered with these texts. */
  readonly children?: ReactNode
}

/** Replaces texts of the widgets below it. Source: EMBED-10. */
export function LabelsProvider({ labels, onWrong, children }: LabelsProviderProps) {
  const given = useMemo(() => ({ labels, onWrong }), [labels, onWrong])
  return <LabelsContext.Provider value={given}>{children}</LabelsContext.Provider>
}

/** What the page says about the texts of all widgets; the same object until the page says otherwise. */
export const useOverrides = (): LabelOverrides => useContext(LabelsContext).labels

/** A widget's texts: its Russian ones, then those of the page, then those of its own props; the first alone are the same object for all. */
export function useLabels<W extends keyof Labels>(widget: W, russian: Labels[W], own?: Partial<Labels[W]>): Labels[W] {
  const { labels, onWrong } = useContext(LabelsContext)
  const text = fitLabels(russian, labels[widget], (key) => onWrong?.(`${widget}.${key}`))
  return own === undefined ? text : { ...text, ...own }
}
