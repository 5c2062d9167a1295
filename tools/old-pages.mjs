/** What `Array.from` does, for lists of two kinds: what can be walked through, and what has a length. */
const LIST_OF = `
function listOf(from, make = (each) => each) {
  const all = Symbol.iterator in Object(from) ? [...from] : [...Array(from.length ?? 0).keys()].map((at) => from[at]);
  return all.map(make);
}
`

/**
 * Old scripts of pages change what the language and the browser bring along. Our own code keeps to what they leave alone (the house rule
 * `old-pages`); here the same is done to the libraries of the script builds. MooTools and Prototype have an `Array.from` of their own,
 * MooTools an `Event`, and people give `Object.prototype` functions that every loop over the keys of an object finds.
 */
export const oldPages = () => ({
  name: 'prilavok-old-pages',
  transform(code, id) {
    if (!id.includes('/node_modules/')) return null
    let changed = code.replaceAll('new Event(', 'new CustomEvent(')
    if (id.includes('/zod/'))
      changed = changed.replace(/for \((const|let) (\w+) in ([\w.]+)\)/g, 'for ($1 $2 of Object.keys($3 ?? {}))')
    if (/\bArray\.from\(/.test(changed)) changed = changed.replace(/\bArray\.from\(/g, 'listOf(') + LIST_OF
    return changed === code ? null : { code: changed, map: null }
  },
})
