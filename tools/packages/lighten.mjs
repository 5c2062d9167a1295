/** Takes out of a package what it would carry twice, or what leads nowhere. */
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'

/** Whether the text of a source is in a package anyway: as a file of its own, or in the library that it comes from. */
function isElsewhere(folder, map, source) {
  const file = resolve(dirname(map), source)
  return source.includes('node_modules/') || (file.startsWith(resolve(folder) + sep) && existsSync(file))
}

/** A map of code without the texts that are elsewhere; whoever reads an error still gets file, line and name. */
function withoutKnownTexts(folder, path) {
  const map = JSON.parse(readFileSync(path, 'utf8'))
  const texts = map.sources.map((source, at) =>
    isElsewhere(folder, path, source) ? null : (map.sourcesContent?.[at] ?? null),
  )
  const { sourcesContent: _texts, ...rest } = map
  writeFileSync(path, JSON.stringify(texts.some((text) => text !== null) ? { ...rest, sourcesContent: texts } : rest))
}

/** A declaration whose map would lead to sources that do not ship. */
function withoutMap(path) {
  rmSync(path)
  const declaration = path.slice(0, -'.map'.length)
  writeFileSync(declaration, readFileSync(declaration, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n'))
}

/**
 * @param {string} folder a package as it will be in somebody's node_modules
 * @param {{ readonly hasSources: boolean }} options
 */
export function lighten(folder, { hasSources }) {
  for (const file of readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, 'dist', file)
    if (file.endsWith('.d.ts.map')) {
      if (!hasSources) withoutMap(path)
    } else if (file.endsWith('.js.map')) withoutKnownTexts(folder, path)
  }
  // Programs read these; people have the guide and the pages made of them.
  for (const name of readdirSync(folder).filter((file) => /^openapi.*\.json$/.test(file)))
    writeFileSync(join(folder, name), JSON.stringify(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
}

/**
 * Maps that carry a text which is elsewhere, or lead to one that is nowhere.
 * @param {string} folder
 * @param {readonly string[]} maps
 */
export const mapComplaints = (folder, maps) =>
  maps.flatMap((file) => {
    const path = join(folder, file)
    const { sources, sourcesContent = [] } = JSON.parse(readFileSync(path, 'utf8'))
    return sources.flatMap((source, at) => {
      const isCarried = typeof sourcesContent[at] === 'string'
      if (isCarried !== isElsewhere(folder, path, source)) return []
      return isCarried
        ? `${file} carries ${source}, which is elsewhere.`
        : `${file} leads to ${source}, which is nowhere.`
    })
  })
