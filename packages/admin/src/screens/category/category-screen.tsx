import { useWords } from '../../lib/use-words'
import type { ListScreenProps } from '../../resources/descriptor.types'
import { TreeScreen } from '../tree/tree-screen'
import { CategoryTree } from './category-tree'
import { categoryRu } from './category.labels'
import { categoryEn } from './category.labels.en'

/** Categories as a tree and as a table. */
export function CategoryScreen({ descriptor, url }: ListScreenProps) {
  const words = useWords({ ru: categoryRu, en: categoryEn })
  return <TreeScreen descriptor={descriptor} url={url} words={words} tree={CategoryTree} />
}
