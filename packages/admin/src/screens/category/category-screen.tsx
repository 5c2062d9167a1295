import { useWords } from '../../lib/use-words'
import type { Descriptor } from '../../resources/descriptor.types'
import { TreeScreen } from '../tree/tree-screen'
import { CategoryTree } from './category-tree'
import { categoryRu } from './category.labels'
import { categoryEn } from './category.labels.en'

/** Categories as a tree and as a table. */
export function CategoryScreen({ descriptor }: { readonly descriptor: Descriptor }) {
  const words = useWords({ ru: categoryRu, en: categoryEn })
  return <TreeScreen descriptor={descriptor} words={words} tree={CategoryTree} />
}
