/** What must stand in several places: rooms and their pages, doors and what is behind them, widgets and their words. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of core that are no rooms. */
const GROUND = new Set(['admin', 'effects', 'flows', 'forms', 'lib', 'money', 'testing'])
/** Folders upstairs that belong to the whole floor. */
const SHARED = new Set(['labels', 'lib', 'settings', 'styles', 'testing'])

const foldersIn = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((each) => each.isDirectory())
        .map(({ name }) => name)
    : []
const filesIn = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((each) => each.isFile())
        .map(({ name }) => name)
    : []

/** The rooms that core has. */
export const roomsOf = (root) => foldersIn(join(root, 'packages/core/src')).filter((name) => !GROUND.has(name))

/** The widgets that pages can mount, with the room that each comes from. */
export function mountsOf(root) {
  const src = join(root, 'packages/widgets/src')
  const sources = existsSync(src)
    ? readdirSync(src, { recursive: true }).filter((path) => path.endsWith('mounts.ts'))
    : []
  return sources.flatMap((path) => {
    const folder = /^([\w-]+)[\\/]/.exec(path)?.[1]
    const [, ...blocks] = readFileSync(join(src, path), 'utf8').split(/\bdefineMount\b(?=[<(])/)
    return blocks.flatMap((block) => {
      const name = /\bname: '([\w-]+)'/.exec(block)?.[1]
      const room = folder ?? /\bimport\('\.\/([\w-]+)\//.exec(block)?.[1]
      return name && room ? [{ name, room }] : []
    })
  })
}

/** One sentence for everything that is missing. */
export const findGaps = (root) => [
  ...doorGaps(root),
  ...roomGaps(root),
  ...floorGaps(root),
  ...wireGaps(root),
  ...widgetGaps(root),
  ...keyGaps(root),
]

const exportsOf = (root, name) => {
  const path = join(root, 'packages', name, 'package.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')).exports ?? {}) : {}
}

/** Behind every door stands a file, and every folder of core and ui with an index has a door. */
function doorGaps(root) {
  const gaps = []
  for (const name of foldersIn(join(root, 'packages'))) {
    const doors = exportsOf(root, name)
    for (const [door, { '@prilavok/source': source }] of Object.entries(doors)) {
      if (source && !existsSync(join(root, 'packages', name, source)))
        gaps.push(`packages/${name}/package.json opens "${door}", but ${source} does not exist.`)
    }
    if (name !== 'core' && name !== 'ui') continue
    const src = join(root, 'packages', name, 'src')
    for (const folder of foldersIn(src)) {
      const index = ['index.ts', 'index.tsx'].find((file) => existsSync(join(src, folder, file)))
      const source = `./src/${folder}/${index}`
      if (index && doors[`./${folder}`]?.['@prilavok/source'] !== source)
        gaps.push(`packages/${name}/package.json has no door "./${folder}" to ${source}.`)
    }
  }
  return gaps
}

/** Every room has a door and a page, and every page has a room. */
function roomGaps(root) {
  const rooms = roomsOf(root)
  const pages = filesIn(join(root, 'docs/features'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.slice(0, -3))
  const overview = join(root, 'docs/features/README.md')
  const listed = existsSync(overview) ? readFileSync(overview, 'utf8') : ''
  return [
    ...rooms
      .filter((room) => !existsSync(join(root, 'packages/core/src', room, 'index.ts')))
      .map((room) => `packages/core/src/${room} has no index.ts, which is its door.`),
    ...rooms
      .filter((room) => !pages.includes(room))
      .map((room) => `The room "${room}" has no page docs/features/${room}.md.`),
    ...pages
      .filter((page) => !rooms.includes(page))
      .map((page) => `docs/features/${page}.md describes a room that core does not have.`),
    ...pages
      .filter((page) => !listed.includes(`(${page}.md)`))
      .map((page) => `docs/features/README.md does not link to ${page}.md.`),
  ]
}

/** A folder upstairs bears the name of its room. */
function floorGaps(root) {
  const rooms = new Set(roomsOf(root))
  return ['react', 'widgets'].flatMap((floor) =>
    foldersIn(join(root, 'packages', floor, 'src'))
      .filter((name) => !rooms.has(name) && !SHARED.has(name))
      .map((name) => `packages/${floor}/src/${name} has no room of its name in core.`),
  )
}

/** A file of endpoints has a door, so that a customer can take it alone. */
function wireGaps(root) {
  const doors = exportsOf(root, 'contracts')
  const files = filesIn(join(root, 'packages/contracts/src'))
  return files
    .filter((name) => name.endsWith('.wire.ts') && files.includes(name.replace('.wire.ts', '.ts')))
    .map((name) => name.replace('.wire.ts', ''))
    .filter((name) => name !== 'shared' && !(`./${name}` in doors))
    .map((name) => `packages/contracts/package.json has no door "./${name}" to ./src/${name}.ts.`)
}

/** A page of its room tells how each widget is put on a page. */
function widgetGaps(root) {
  return mountsOf(root)
    .filter(({ name, room }) => {
      const page = join(root, 'docs/features', `${room}.md`)
      return !existsSync(page) || !readFileSync(page, 'utf8').includes(`\`${name}\``)
    })
    .map(({ name, room }) => `docs/features/${room}.md does not describe the widget \`${name}\`.`)
}

/** SECURITY.md promises to name everything that is kept in the browser. */
function keyGaps(root) {
  const path = join(root, 'SECURITY.md')
  const promised = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return ['core', 'browser', 'embed', 'widgets'].flatMap((name) => {
    const src = join(root, 'packages', name, 'src')
    const files = existsSync(src)
      ? readdirSync(src, { recursive: true }).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      : []
    return files.flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/\b[A-Z_]*KEY = '([^']+)'/g)]
        .filter(([, key]) => !promised.includes(`\`${key}\``))
        .map(([, key]) => `SECURITY.md does not name the storage key \`${key}\`.`),
    )
  })
}
