import { useLabels, useReader } from '../staff/staff-context'
import type { ShownConflict } from '../edits/conflict-dialog'
import { valueText } from '../values/format'
import { ITEMS, itemsOf, ORDER } from '../records/keyed-list'
import type { Conflict } from '../records/merge-records'
import { isPlain, own } from '../records/same-value'
import type { Item } from './list-part.types'
import { partsRu } from './parts.labels'
import { partsEn } from './parts.labels.en'

/** Names the records and fields of a list that two people have changed. */
export function useListConflicts(
  fields: Item,
  titleOf: (key: string, item: Item) => string,
): (conflict: Conflict) => ShownConflict {
  const reader = useReader()
  const nameOf = useLabels('fields')
  const common = useLabels('staff')
  const words = useLabels({ ru: partsRu, en: partsEn })
  const titles = new Map(itemsOf(fields).map(([key, item]) => [key, titleOf(key, item)]))
  const plain = (value: unknown) => valueText(value, null, reader, common)
  return ({ path, base, mine, theirs }) => {
    const [part, key = '', ...below] = path
    if (part === ORDER)
      return {
        name: words.order,
        text: (value) =>
          (Array.isArray(value) ? value : []).map((each) => titles.get(String(each)) ?? words.removedMark).join(' → '),
      }
    if (part !== ITEMS) return { name: nameOf(part ?? ''), text: plain }
    const known = [mine, theirs, base].find(isPlain)
    const title = titles.get(key) ?? (below.length === 0 && known !== undefined ? titleOf(key, known) : key)
    if (below.length > 0) return { name: [title, ...below.map((each) => nameOf(each))].join(' › '), text: plain }
    /** Somebody has removed the record, somebody else has changed it: the changed fields are shown. */
    const text = (value: unknown) =>
      isPlain(value)
        ? Object.entries(value)
            .filter(([name, each]) => !isPlain(each) && each !== own(isPlain(base) ? base : {}, name))
            .map(([name, each]) => `${nameOf(name)}: ${plain(each)}`)
            .join('; ') || title
        : words.removedMark
    return { name: title, text }
  }
}
