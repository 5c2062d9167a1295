import { useWords } from '../../lib/use-words'
import type { ListScreenProps } from '../../resources/descriptor.types'
import { TreeScreen } from '../tree/tree-screen'
import { ModificationTree } from './modification-tree'
import { modificationRu } from './modification.labels'
import { modificationEn } from './modification.labels.en'

/** Modifications as a tree and as a table. */
export function ModificationScreen({ descriptor, url }: ListScreenProps) {
  const words = useWords({ ru: modificationRu, en: modificationEn })
  return <TreeScreen descriptor={descriptor} url={url} words={words} tree={ModificationTree} />
}
