/** Copies the template of a feature under another name and adds the feature to the lists that name them all. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url))
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** Folders that are no features, and words that say nothing. */
const TAKEN = new Set(
  'admin effects flows forms lib money testing labels styles settings endpoint wire shared utils helpers common manager'.split(
    ' ',
  ),
)

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/** `recently-viewed` as recentlyViewed, RecentlyViewed and "Recently viewed". */
export function namesOf(name) {
  if (!NAME.test(name) || TAKEN.has(name))
    throw new Error(`"${name}" cannot name a feature: lower case words with hyphens, such as recently-viewed.`)
  const pascal = name.split('-').map(capital).join('')
  return {
    name,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    title: capital(name.replaceAll('-', ' ')),
  }
}

/** Writes a feature; returns the paths of the files that are new and of those that changed. */
export function writeFeature(root, { name, camel, pascal, title }) {
  const renamed = (text) =>
    text
      .replaceAll('sample-feature', name)
      .replaceAll('sampleFeature', camel)
      .replaceAll('SampleFeature', pascal)
      .replaceAll('Sample feature', title)
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [renamed(path.slice(TEMPLATE.length + 1)), renamed(readFileSync(path, 'utf8'))])
  const present = files.find(([path]) => existsSync(join(root, path)))
  if (present) throw new Error(`${present[0]} exists already. Nothing was written.`)
  // Everything is worked out before anything is written, so a list that has changed its shape leaves nothing half done.
  const changes = Object.entries(LISTS).map(([path, change]) => {
    const text = readFileSync(join(root, path), 'utf8')
    const changed = renamed(change(text))
    if (changed === text) throw new Error(`${path} has no place for "${name}". Nothing was written.`)
    return [path, changed]
  })
  for (const [path, text] of [...files, ...changes]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { written: files.map(([path]) => path), changed: changes.map(([path]) => path) }
}

/** Adds a line of `import` or `export … from` after the last of its kind. */
const line = (added) => (text) =>
  text.replace(new RegExp(`(^[^]*^${added.split(' ')[0]} [^]*? from '[^']+'\\n|^)`, 'm'), `$1${added}\n`)
/** Adds an entry at the end of the array or object that begins so. */
const entry = (start, added) => (text) =>
  text.replace(new RegExp(`(${start}[^=]*= [[{][^\\]}]*?),?\\s*(?=[\\]}])`), `$1, ${added}`)
/** Adds an entry point to a package.json. */
const entryPoint = (name, source) => (text) => {
  const manifest = JSON.parse(text)
  const built = source.replace('./src/', './dist/').replace(/\.tsx?$/, '')
  manifest.exports[name] = { '@prilavok/source': source, types: `${built}.d.ts`, import: `${built}.js` }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
const each =
  (...changes) =>
  (text) =>
    changes.reduce((changed, change) => change(changed), text)

/** The lists that name every feature, and how each takes up one more. */
const LISTS = {
  'packages/contracts/package.json': entryPoint('./sample-feature', './src/sample-feature.ts'),
  'packages/core/package.json': entryPoint('./sample-feature', './src/sample-feature/index.ts'),
  'packages/contracts/src/index.ts': line("export * from './sample-feature'"),
  'packages/contracts/src/openapi/document.ts': each(
    line("import * as sampleFeature from '../sample-feature.wire'"),
    entry('const features', 'sampleFeature'),
  ),
  'packages/react/src/index.ts': line(
    "export { useSampleFeature, type UseSampleFeature } from './sample-feature/use-sample-feature'",
  ),
  'packages/widgets/src/index.ts': each(
    line("export { SampleFeaturePanel, type SampleFeaturePanelProps } from './sample-feature/sample-feature-panel'"),
    line("export type { SampleFeatureLabels } from './sample-feature/sample-feature.labels'"),
  ),
  'packages/widgets/src/mounts.ts': each(
    line("import { sampleFeaturePanelMount } from './sample-feature/sample-feature.mounts'"),
    entry('export const mounts', 'sampleFeaturePanelMount'),
  ),
  'packages/widgets/src/labels/ru.ts': each(
    line("import { sampleFeatureRu } from '../sample-feature/sample-feature.labels'"),
    entry('export const ru', 'sampleFeature: sampleFeatureRu'),
  ),
  'packages/widgets/src/labels/en.ts': each(
    line("import { sampleFeatureEn } from '../sample-feature/sample-feature.labels.en'"),
    entry('export const en', 'sampleFeature: sampleFeatureEn'),
  ),
  'docs/features/README.md': (text) =>
    text.replace(
      /(?<=^\| \[[\w-]+\]\([\w-]+\.md\).*\n)(?!\|)/m,
      '| [sample-feature](sample-feature.md) | Sample feature |\n',
    ),
}
