/** Takes a room up into the lists of the house; each answers the changed text, or throws when the list is not as it was. */

/** Adds a line of `import` or `export … from` beside its like, in the order of the paths. */
export const addSorted = (line) => (text) => {
  const kind = line.split(' ')[0]
  const pathOf = (each) => /'([^']+)'$/.exec(each)?.[1] ?? ''
  const lines = text.split('\n')
  const alike = lines.flatMap((each, at) => (each.startsWith(`${kind} `) && pathOf(each) !== '' ? [at] : []))
  // Packages come before files, as in every file of the house.
  const rank = (path) => (path.startsWith('.') ? `~${path}` : path)
  const before = alike.find((at) => rank(pathOf(lines[at])) > rank(pathOf(line)))
  const at = before ?? (alike.length > 0 ? alike[alike.length - 1] + 1 : 0)
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n')
}

/** Adds a name to an array that is written out after `start`. */
export const addToArray = (start, name) => (text) => {
  const changed = text.replace(
    new RegExp(`(${start}[^=]*= \\[)([^\\]]*?)(,?\\s*\\])`),
    (_, open, items, close) => `${open}${items}, ${name}${close}`,
  )
  if (changed === text) throw new Error(`No array begins with "${start}".`)
  return changed
}

/** Adds an entry at the end of an object that is written out after `start`. */
export const addToRecord = (start, entry) => (text) => {
  const at = text.indexOf(start)
  const end = text.indexOf('\n}\n', at)
  if (at < 0 || end < 0) throw new Error(`No object begins with "${start}".`)
  return `${text.slice(0, end)}\n  ${entry},${text.slice(end)}`
}

/** Opens a door in a package.json. */
export const addDoor = (door, source) => (text) => {
  const manifest = JSON.parse(text)
  const built = source.replace('./src/', './dist/').replace(/\.tsx?$/, '')
  const doors = Object.entries(manifest.exports)
  const files = doors.filter(([, target]) => typeof target === 'string')
  const code = doors.filter(([, target]) => typeof target !== 'string')
  const added = [door, { '@prilavok/source': source, types: `${built}.d.ts`, import: `${built}.js` }]
  return `${JSON.stringify({ ...manifest, exports: Object.fromEntries([...code, added, ...files]) }, null, 2)}\n`
}
