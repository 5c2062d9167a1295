/** Copies the template of a feature under another name and adds the feature to the lists that name them all. */
import { fileURLToPath } from 'node:url'
import { each, line, renamer, spellings, writeTemplate } from './templates.mjs'

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url))
/** Folders that are no features, and words that say nothing. */
const TAKEN = new Set(
  'admin effects flows forms lib money testing labels styles settings endpoint wire shared utils helpers common manager'.split(
    ' ',
  ),
)

/** The name of a feature in all its spellings. */
export const namesOf = (name) => spellings(name, 'feature', TAKEN)

/** Writes a feature; returns the paths of the files that are new and of those that changed. */
export const writeFeature = (root, names) =>
  writeTemplate(root, {
    template: TEMPLATE,
    name: names.name,
    renamed: renamer(spellings('sample-feature', 'feature'), names),
    lists: LISTS,
  })

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

/** The lists that name every feature, and how each takes up one more. */
const LISTS = {
  'packages/contracts/package.json': entryPoint('./sample-feature', './src/sample-feature.ts'),
  'packages/core/package.json': entryPoint('./sample-feature', './src/sample-feature/index.ts'),
  'packages/contracts/src/index.ts': line("export * from './sample-feature'"),
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
