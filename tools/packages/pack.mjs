/**
 * Packs every package as customers get it: without the `@prilavok/source` condition and development dependencies, with
 * the sources that declaration maps lead to. `npm run release` lets changesets publish the folders (publishConfig).
 */
import '../help.mjs'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeSbom } from '../supply-chain/sbom.mjs'
import { lighten } from './lighten.mjs'
import { npm } from './npm.mjs'

/** The bill of materials of all packages, beside them: a release carries it. */
export const SBOM = 'sbom.cdx.json'

/** @typedef {{ readonly page: string, readonly git: string, readonly files: string }} Repository */
/** @typedef {{ readonly name: string, readonly owner: string, readonly folder: string, readonly tarball: string, readonly manifest: Record<string, any>, readonly bytes: number, readonly unpacked: number }} Packed */

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** The packages that are published. */
const readPackages = (root) =>
  readdirSync(join(root, 'packages'))
    .filter((owner) => existsSync(join(root, 'packages', owner, 'package.json')))
    .map((owner) => ({ owner, manifest: readJson(join(root, 'packages', owner, 'package.json')) }))
    .filter(({ manifest }) => manifest.private !== true)

/**
 * The manifest that customers get.
 * @param {Record<string, any>} manifest
 * @param {string} owner folder of the package
 * @param {Repository | null} repository
 */
export function publicManifest({ devDependencies: _tools, scripts: _scripts, ...manifest }, owner, repository = null) {
  const { directory: _directory, ...publishConfig } = manifest.publishConfig ?? {}
  const strip = ({ '@prilavok/source': _source, ...conditions }) => conditions
  // What leads to sources alone is for tests of this repository.
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).flatMap(([entry, target]) => {
      const shipped = typeof target === 'string' ? target : strip(target)
      return Object.keys(shipped).length === 0 ? [] : [[entry, shipped]]
    }),
  )
  return {
    ...manifest,
    exports,
    publishConfig,
    ...(repository !== null && {
      homepage: `${repository.page}#readme`,
      bugs: `${repository.page}/issues`,
      repository: { type: 'git', url: repository.git, directory: `packages/${owner}` },
    }),
  }
}

/**
 * The page of a package at the registry: of two languages it may take the other, and nothing lies beside it there. Links lead to the repository;
 * where that is not known, they say which of its pages they mean.
 * @param {string} text
 * @param {Repository | null} repository
 */
export const publicReadme = (text, repository = null) =>
  text
    .replace(/^\[По-русски\]\(README\.ru\.md\)\n\n/m, '')
    .replaceAll(/\[([^\]]+)\]\(\.\.\/\.\.\/([^)]+)\)/g, (_link, title, path) =>
      repository === null
        ? `${title} (\`${path.replace(/#.*/, '')}\` in the repository)`
        : `[${title}](${repository.files}/${path})`,
    )

/** Said without a stack trace: `npm start` makes no packages. */
const notBuilt = (name) =>
  Object.assign(new Error(`${name} is not built. Run "npm run build" first.`), { code: 'MISUSE_NOT_BUILT' })

/** Copies a package as it will be in somebody's node_modules. */
function stage(root, owner, manifest, { target, repository }) {
  const home = join(root, 'packages', owner)
  const dist = join(home, 'dist')
  if (!existsSync(dist)) throw notBuilt(manifest.name)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const [, ...others] = manifest.files.filter((name) => !name.startsWith('!') && name !== 'src')
  for (const name of ['dist', ...others, 'README.md']) cpSync(join(home, name), join(target, name), { recursive: true })
  const readme = join(target, 'README.md')
  writeFileSync(readme, publicReadme(readFileSync(readme, 'utf8'), repository))
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'))
  const hasSources = manifest.files.includes('src')
  for (const source of hasSources ? mappedSources(home) : []) {
    mkdirSync(dirname(join(target, source)), { recursive: true })
    cpSync(join(home, source), join(target, source))
  }
  lighten(target, { hasSources })
}

/** The sources that declaration maps lead to, as paths in the package. */
function mappedSources(home) {
  const maps = readdirSync(join(home, 'dist'), { recursive: true }).filter((file) => file.endsWith('.d.ts.map'))
  return maps.flatMap((file) => {
    const map = join(home, 'dist', file)
    return readJson(map).sources.map((source) =>
      relative(home, join(dirname(map), source))
        .split(sep)
        .join('/'),
    )
  })
}

/**
 * Packs all packages into `.cache/packages`.
 * @param {string} root
 * @param {{ readonly repository?: Repository | null }} [options]
 * @returns {Packed[]}
 */
export function packAll(root, { repository = null } = {}) {
  const out = join(root, '.cache', 'packages')
  rmSync(out, { recursive: true, force: true })
  const laid = readPackages(root).map(({ owner, manifest: own }) => {
    const folder = join(out, owner)
    stage(root, owner, own, { target: folder, repository })
    const manifest = publicManifest(own, owner, repository)
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    return { name: manifest.name, owner, folder, manifest }
  })
  const text = npm(
    ['pack', '--json', '--ignore-scripts', '--pack-destination', out, ...laid.map(({ folder }) => folder)],
    root,
  )
  writeFileSync(join(out, SBOM), `${JSON.stringify(makeSbom(root), null, 2)}\n`)
  const packed = new Map(JSON.parse(text).map((each) => [each.name, each]))
  return laid.map((each) => {
    const { filename, size, unpackedSize } = packed.get(each.name)
    return { ...each, tarball: join(out, filename), bytes: size, unpacked: unpackedSize }
  })
}

/**
 * Where a CI job keeps the code: provenance ties a package to that place. Null elsewhere.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Repository | null}
 */
export function repositoryOf({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, CI_PROJECT_URL: project }) {
  const page = server && name ? `${server}/${name}` : project
  if (!page) return null
  return { page, git: `git+${page}.git`, files: `${page}${server && name ? '' : '/-'}/blob/HEAD` }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  packAll(process.cwd(), { repository: repositoryOf(process.env) })
