import { useLabels } from '../kit/staff/staff-context'
import type { ListScreenProps } from '../kit/describe/descriptor.types'
import { TreeScreen } from '../kit/tree/tree-screen'
import { ModificationTree } from './modification-tree'
import { modificationRu } from './modification.labels'
import { modificationEn } from './modification.labels.en'

/** Modifications as a tree and as a table. */
export function ModificationScreen({ descriptor, url }: ListScreenProps) {
  const words = useLabels({ ru: modificationRu, en: modificationEn })
  return <TreeScreen descriptor={descriptor} url={url} words={words} tree={ModificationTree} />
}
