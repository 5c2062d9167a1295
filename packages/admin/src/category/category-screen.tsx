import { useLabels } from '../kit/staff/staff-context'
import type { ListScreenProps } from '../kit/describe/descriptor.types'
import { TreeScreen } from '../kit/tree/tree-screen'
import { CategoryTree } from './category-tree'
import { categoryRu } from './category.labels'
import { categoryEn } from './category.labels.en'

/** Categories as a tree and as a table. */
export function CategoryScreen({ descriptor, url }: ListScreenProps) {
  const words = useLabels({ ru: categoryRu, en: categoryEn })
  return <TreeScreen descriptor={descriptor} url={url} words={words} tree={CategoryTree} />
}
