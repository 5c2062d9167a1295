const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** Stands for the id of a record that the private server has when the request is sent; `name` is a field such as `cityId`, or a list. */
export const idOf = (name: string, number: number): string =>
  `fuzz-id-of-${plain(name.replace(/(?<=.)Ids?$/, ''))}-${number}`

/** Names the list that `id` and `ids` of a request are of. */
export const idsOfList = (text: string, list: string): string =>
  text.replace(/fuzz-id-of-ids?-(?=\d)/g, `fuzz-id-of-${plain(list)}-`)

/** The ids of the lists of a shop, put where a request names them. */
export function fillIds(text: string, lists: ReadonlyMap<string, readonly string[]>): string {
  return text.replace(/fuzz-id-of-([a-z]*)-(\d+)/g, (token, word: string, number: string) => {
    const names = [...lists.keys()]
    const name = names.find((each) => plain(each) === word) ?? names.find((each) => plain(each).includes(word))
    const ids = name === undefined ? [] : (lists.get(name) ?? [])
    return ids[Number(number) % ids.length] ?? token
  })
}
