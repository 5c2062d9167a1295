import { MOST_COMPARED } from '@prilavok/core/comparison'
import { useComparisonActions, useIsCompared } from '@prilavok/react'
import { ScalesIcon } from '@prilavok/ui/icon'
import { KeepButton } from '../lib/keep-button'
import { useLabels } from '../lib/labels'
import { useNotice } from '../lib/use-notice'
import { compareButtonRu, type CompareButtonLabels } from './comparison.labels'

/** Which product the button is of. */
export interface CompareButtonProps {
  /** Id of the product in the shop. */
  readonly id: string
  /** Name of the product, for screen readers and for the list. */
  readonly name: string
  /** Id of its category: each takes six products. */
  readonly category?: string | undefined
  /** `icon` shows the scales alone, for the corner of a card. */
  readonly view?: 'icon' | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<CompareButtonLabels> | undefined
}

/** The scales of a product: pressed while the product is compared. */
export function CompareButton({ id, name, category = '', view, labels }: CompareButtonProps) {
  const text = useLabels('compareButton', compareButtonRu, labels)
  const isCompared = useIsCompared(id)
  const { add, remove } = useComparisonActions()
  const tell = useNotice()
  const press = () => {
    if (isCompared) return void remove(id)
    if (!add({ id, name, category })) tell({ kind: 'danger', text: text.full(MOST_COMPARED), detail: text.fullHelp })
  }
  return (
    <KeepButton
      icon={ScalesIcon}
      pressed={isCompared}
      text={text.add}
      label={text.label(name)}
      view={view}
      onPress={press}
    />
  )
}
