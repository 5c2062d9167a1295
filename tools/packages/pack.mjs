/**
 * Packs every package as customers get it. What the workspace alone needs, the `@prilavok/source` condition and
 * development dependencies, stays at home; the sources go along, because declaration maps lead to them.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** @typedef {{ readonly name: string, readonly owner: string, readonly folder: string, readonly tarball: string, readonly manifest: Record<string, any>, readonly bytes: number }} Packed */

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/**
 * The folders of all packages that are published, those first on which others stand.
 * @param {string} root
 * @returns {{ readonly owner: string, readonly manifest: Record<string, any> }[]}
 */
export function readPackages(root) {
  const owners = readdirSync(join(root, 'packages')).filter((owner) =>
    existsSync(join(root, 'packages', owner, 'package.json')),
  )
  const all = owners
    .map((owner) => ({ owner, manifest: readJson(join(root, 'packages', owner, 'package.json')) }))
    .filter(({ manifest }) => manifest.private !== true)
  const ordered = []
  const place = (each) => {
    if (ordered.includes(each)) return
    const needed = Object.keys({ ...each.manifest.dependencies, ...each.manifest.peerDependencies })
    for (const other of all) if (needed.includes(other.manifest.name)) place(other)
    ordered.push(each)
  }
  all.forEach(place)
  return ordered
}

/**
 * The manifest that customers get.
 * @param {Record<string, any>} manifest
 * @param {string | null} repository where the code is kept, when that is known
 */
export function publicManifest({ devDependencies: _tools, scripts: _scripts, ...manifest }, owner, repository = null) {
  const strip = ({ '@prilavok/source': _source, ...conditions }) => conditions
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([door, target]) => [
      door,
      typeof target === 'string' ? target : strip(target),
    ]),
  )
  return {
    ...manifest,
    exports,
    ...(repository !== null && { repository: { type: 'git', url: repository, directory: `packages/${owner}` } }),
  }
}

/** Lays a package out as it will stand in somebody's node_modules. */
function stage(root, owner, manifest, stand) {
  const home = join(root, 'packages', owner)
  const dist = join(home, 'dist')
  if (!existsSync(dist)) throw new Error(`${manifest.name} is not built. Run "npm run build" first.`)
  rmSync(stand, { recursive: true, force: true })
  mkdirSync(stand, { recursive: true })
  const [, ...others] = manifest.files.filter((name) => !name.startsWith('!') && name !== 'src')
  for (const name of ['dist', ...others, 'README.md']) cpSync(join(home, name), join(stand, name), { recursive: true })
  cpSync(join(root, 'LICENSE'), join(stand, 'LICENSE'))
  for (const source of manifest.files.includes('src') ? mappedSources(home) : []) {
    mkdirSync(dirname(join(stand, source)), { recursive: true })
    cpSync(join(home, source), join(stand, source))
  }
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
 * @param {{ readonly repository?: string | null }} [options]
 * @returns {Packed[]} in the order in which they can be published
 */
export function packAll(root, { repository = null } = {}) {
  const out = join(root, '.cache', 'packages')
  rmSync(out, { recursive: true, force: true })
  const laid = readPackages(root).map(({ owner, manifest: own }) => {
    const folder = join(out, owner)
    stage(root, owner, own, folder)
    const manifest = publicManifest(own, owner, repository)
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    return { name: manifest.name, owner, folder, manifest }
  })
  const text = npm(
    ['pack', '--json', '--ignore-scripts', '--pack-destination', out, ...laid.map(({ folder }) => folder)],
    root,
  )
  const answers = new Map(JSON.parse(text).map((answer) => [answer.name, answer]))
  return laid.map((each) => {
    const { filename, size } = answers.get(each.name)
    return { ...each, tarball: join(out, filename), bytes: size }
  })
}

/** Runs npm and answers what it printed. */
export const npm = (args, cwd) =>
  execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    maxBuffer: 1e8,
  })
