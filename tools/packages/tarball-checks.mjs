/** What must hold of a packed package before anybody installs it. Each check returns sentences; none means it holds. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { builtinModules, createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import ts from 'typescript'
import { mapComplaints } from './lighten.mjs'
import { NOTICES } from '../supply-chain/third-party.mjs'

/** @typedef {import('./pack.mjs').Packed} Packed */

const SCRIPT_ENTRY = /^\.\/prilavok\b/
// The library behind attw's command: eight commands would load a compiler eight times.
const ofAttw = createRequire(createRequire(import.meta.url).resolve('@arethetypeswrong/cli/package.json'))
const attw = import(pathToFileURL(ofAttw.resolve('@arethetypeswrong/core')).href)

/** @param {Packed} packed */
export async function publintComplaints({ tarball, manifest }) {
  const bytes = readFileSync(tarball)
  const { messages, pkg } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
    strict: true,
  })
  return messages.map(
    (message) => `publint: ${formatMessage(message, pkg ?? manifest, { color: false }) ?? message.code}`,
  )
}

/**
 * The packages are ES modules only (docs/decisions/0008-es-modules-only.md), so what attw says of `require` under an old
 * Node does not count.
 * @param {Packed} packed
 */
export async function attwComplaints({ tarball, manifest }) {
  const { checkPackage, createPackageFromTarballData } = await attw
  // The scripts are for pages; nobody imports a name from them.
  const excludeEntrypoints = Object.keys(manifest.exports).filter((entry) => SCRIPT_ENTRY.test(entry))
  const { problems } = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))), {
    excludeEntrypoints,
  })
  const named = problems.filter(({ resolutionKind }) => resolutionKind !== 'node10' && resolutionKind !== 'node16-cjs')
  return named.map(
    ({ kind, entrypoint, resolutionKind }) =>
      `attw: ${kind}${entrypoint ? ` at "${entrypoint}"` : ''}${resolutionKind ? ` under ${resolutionKind}` : ''}`,
  )
}

/**
 * Every entry leads to a file, and every entry to code to its types.
 * @param {Packed} packed
 */
export function entryComplaints({ folder, manifest }) {
  return Object.entries(manifest.exports).flatMap(([entry, target]) => {
    const { types, default: code, ...others } = typeof target === 'string' ? { default: target } : target
    const gaps = Object.keys(others).map(
      (condition) => `"${entry}" has the condition "${condition}", which customers cannot use.`,
    )
    if (code === undefined || !isThere(folder, code))
      gaps.push(`"${entry}" leads to ${code}, which is not in the package.`)
    const needsTypes = code?.endsWith('.js') && !SCRIPT_ENTRY.test(entry)
    if (needsTypes && types === undefined) gaps.push(`"${entry}" has no types.`)
    if (types !== undefined && !isThere(folder, types))
      gaps.push(`The types of "${entry}" are not in the package: ${types}.`)
    return gaps
  })
}

const isThere = (folder, target) => {
  const [before, after] = target.split('*')
  if (after === undefined) return existsSync(join(folder, target))
  return filesOf(folder).some((file) => `./${file}`.startsWith(before) && file.endsWith(after))
}

const filesOf = (folder) => readdirSync(folder, { recursive: true }).map((file) => file.replaceAll('\\', '/'))

/**
 * What the code and the types import is among the dependencies: a strict package manager gives nothing else.
 * @param {Packed} packed
 */
export function importComplaints({ folder, manifest }) {
  const declared = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
  const files = filesOf(join(folder, 'dist')).filter(
    (file) => /\.(js|mjs|d\.ts)$/.test(file) && !/^(prilavok\b|chunks\/)/.test(file),
  )
  const wanted = new Map()
  for (const file of files) {
    for (const { fileName } of ts.preProcessFile(readFileSync(join(folder, 'dist', file), 'utf8'), true, true)
      .importedFiles) {
      const name = fileName
        .split('/')
        .slice(0, fileName.startsWith('@') ? 2 : 1)
        .join('/')
      if (!fileName.startsWith('.') && !declared.has(name) && !isBuiltIn(name)) wanted.set(name, file)
    }
  }
  return [...wanted].map(([name, file]) => `dist/${file} imports "${name}", which is not among the dependencies.`)
}

const isBuiltIn = (name) => name.startsWith('node:') || builtinModules.includes(name)

/**
 * Nothing of our tests, our machine or our workspace travels.
 * @param {Packed} packed
 */
export function contentComplaints({ folder }, root) {
  const files = filesOf(folder)
  const strays = files
    .filter((file) => /\.test\.|\.tsbuildinfo$|(^|\/)node_modules(\/|$)/.test(file))
    .map((file) => `${file} does not belong into the package.`)
  const missing = ['README.md', 'LICENSE', 'package.json']
    .filter((file) => !files.includes(file))
    .map((file) => `${file} is missing.`)
  const maps = files.filter((file) => file.endsWith('.map'))
  const rooted = maps
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes(root))
    .map((file) => `${file} names a folder of the machine that built it.`)
  return [...missing, ...strays, ...rooted, ...mapComplaints(folder, maps), ...unnamed(folder, maps)]
}

/** Packages whose code is in ours without their notice. */
function unnamed(folder, maps) {
  const sources = maps.flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).sources)
  const contained = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [])
  const path = join(folder, 'dist', NOTICES)
  const notices = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return [...new Set(contained)]
    .filter((name) => !notices.includes(`\n${name} `) && !notices.startsWith(`${name} `))
    .map((name) => `${name} is part of the code, but ${NOTICES} does not name it.`)
}

/**
 * The guide lists every entry, and only entries.
 * @param {Packed} packed
 * @param {string} guide text of docs/guides/packages.md
 */
export function guideComplaints({ owner, manifest }, guide) {
  const row = guide.split('\n').find((line) => line.startsWith(`| ${owner} | `)) ?? ''
  const listed = [...row.matchAll(/`(\.[^`]*)`/g)].map(([, entry]) => entry)
  const entries = Object.keys(manifest.exports)
  const untold = entries
    .filter((entry) => !listed.includes(entry))
    .map((entry) => `docs/guides/packages.md does not list the entry "${entry}".`)
  const gone = listed
    .filter((entry) => !entries.includes(entry))
    .map((entry) => `docs/guides/packages.md lists "${entry}", which is no entry.`)
  return [...untold, ...gone]
}

/** The most that packages may weigh in node_modules, in megabytes; half a megabyte where nothing else is said. */
const MOST_MEGABYTES = {
  admin: 3.6,
  contracts: 4.9,
  core: 2.3,
  'demo-shop': 3.5,
  embed: 26,
  'shop-server': 5.3,
  ui: 0.7,
  widgets: 3.1,
}

/** @param {Packed} packed */
export function weightComplaints({ owner, unpacked }) {
  const most = MOST_MEGABYTES[owner] ?? 0.5
  return unpacked > most * 1e6 ? [`It weighs ${(unpacked / 1e6).toFixed(2)} MB unpacked, of ${most} MB.`] : []
}
