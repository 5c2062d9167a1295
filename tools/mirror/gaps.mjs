/** What must agree between places: features and their pages, entry points, widgets and their pages, flows, storage keys. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of core that are no features. */
const GROUND = new Set(['admin', 'clock', 'effects', 'flows', 'forms', 'lib', 'money', 'testing'])
/** Folders of the layers above that belong to the whole layer. */
const SHARED = new Set(['labels', 'lib', 'settings', 'styles', 'testing'])

const namesIn = (path, isWanted) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter(isWanted)
        .map(({ name }) => name)
    : []
const foldersIn = (path) => namesIn(path, (each) => each.isDirectory())
const filesIn = (path) => namesIn(path, (each) => each.isFile())
const filesBelow = (path) => (existsSync(path) ? readdirSync(path, { recursive: true }).map(String) : [])
const textOf = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** The features that core has. */
export const featuresOf = (root) => foldersIn(join(root, 'packages/core/src')).filter((name) => !GROUND.has(name))

/** The widgets that pages can mount, with the feature that each comes from. */
function mountsOf(root) {
  const src = join(root, 'packages/widgets/src')
  return filesBelow(src)
    .filter((path) => path.endsWith('mounts.ts'))
    .flatMap((path) => {
      const folder = /^([\w-]+)[\\/]/.exec(path)?.[1]
      const [, ...blocks] = textOf(join(src, path)).split(/\bdefineMount\b(?=[<(])/)
      return blocks.flatMap((block) => {
        const name = /\bname: '([\w-]+)'/.exec(block)?.[1]
        const feature = folder ?? /\bimport\('\.\/([\w-]+)\//.exec(block)?.[1]
        return name && feature ? [{ name, feature }] : []
      })
    })
}

/** One sentence for everything that is missing. */
export const findGaps = (root) => [
  ...entryGaps(root),
  ...featureGaps(root),
  ...layerGaps(root),
  ...widgetGaps(root),
  ...flowGaps(root),
  ...keyGaps(root),
]

/** Every entry point leads to a file, and every feature of core and component of ui has one. */
function entryGaps(root) {
  return foldersIn(join(root, 'packages')).flatMap((name) => {
    const home = join(root, 'packages', name)
    const { exports = {} } = JSON.parse(textOf(join(home, 'package.json')) || '{}')
    const lost = Object.entries(exports)
      // An entry for every file of a folder leads to that folder.
      .filter(([, { '@prilavok/source': source }]) => source && !existsSync(join(home, source.replace(/\*.*$/, ''))))
      .map(([path, target]) => `packages/${name} exports "${path}", but ${target['@prilavok/source']} does not exist.`)
    const named = { core: featuresOf(root), ui: foldersIn(join(home, 'src')) }[name] ?? []
    const closed = named
      .filter((folder) => filesIn(join(home, 'src', folder)).some((file) => /^index\.tsx?$/.test(file)))
      .filter((folder) => !(`./${folder}` in exports))
      .map((folder) => `packages/${name}/package.json has no entry point "./${folder}".`)
    return [...lost, ...closed]
  })
}

/** Every feature has an index and a page, and every page has a feature. */
function featureGaps(root) {
  const features = featuresOf(root)
  const pages = filesIn(join(root, 'docs/features'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => name.slice(0, -3))
  const overview = textOf(join(root, 'docs/features/README.md'))
  return [
    ...features
      .filter((name) => !existsSync(join(root, 'packages/core/src', name, 'index.ts')))
      .map((name) => `packages/core/src/${name} has no index.ts, by which others import it.`),
    ...features
      .filter((name) => !pages.includes(name))
      .map((name) => `The feature "${name}" has no page docs/features/${name}.md.`),
    ...pages
      .filter((page) => !features.includes(page))
      .map((page) => `docs/features/${page}.md describes a feature that core does not have.`),
    ...pages
      .filter((page) => !overview.includes(`(${page}.md)`))
      .map((page) => `docs/features/README.md does not link to ${page}.md.`),
  ]
}

/** A folder of a layer above core has the name of its feature. */
function layerGaps(root) {
  const features = new Set(featuresOf(root))
  return ['react', 'widgets'].flatMap((layer) =>
    foldersIn(join(root, 'packages', layer, 'src'))
      .filter((name) => !features.has(name) && !SHARED.has(name))
      .map((name) => `packages/${layer}/src/${name} has no feature of its name in core.`),
  )
}

/** The page of its feature says how each widget is put on a page. */
const widgetGaps = (root) =>
  mountsOf(root)
    .filter(({ name, feature }) => !textOf(join(root, 'docs/features', `${feature}.md`)).includes(`\`${name}\``))
    .map(({ name, feature }) => `docs/features/${feature}.md does not describe the widget \`${name}\`.`)

/** A flow combines features, by itself or with the files beside it; what knows one feature lives there. */
function flowGaps(root) {
  const folder = join(root, 'packages/core/src/flows')
  const features = new Set(featuresOf(root))
  const behind = (file, seen) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, path] of textOf(join(folder, `${file}.ts`)).matchAll(/ from '\.([\w./-]+)'/g)) {
      if (path.startsWith('./')) seen.add(path.slice(2))
      else behind(path.slice(1), seen)
    }
  }
  return filesIn(folder)
    .filter((file) => file.endsWith('.flow.ts'))
    .filter((file) => {
      const seen = new Set()
      behind(file.slice(0, -3), seen)
      return [...seen].filter((name) => features.has(name)).length < 2
    })
    .map((file) => `packages/core/src/flows/${file} imports fewer than two features.`)
}

/** SECURITY.md promises to name everything that is kept in the browser. */
function keyGaps(root) {
  const promised = textOf(join(root, 'SECURITY.md'))
  return ['core', 'browser', 'embed', 'widgets', 'devtools'].flatMap((name) => {
    const src = join(root, 'packages', name, 'src')
    return filesBelow(src)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => [...textOf(join(src, file)).matchAll(/\b[A-Z_]*KEY = '([^']+)'/g)].map(([, key]) => key))
      .filter((key) => !promised.includes(`\`${key}\``))
      .map((key) => `SECURITY.md does not name the storage key \`${key}\`.`)
  })
}
