import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CannotRehearse, messageOf } from '../cannot-rehearse'
import { fileInside } from '../pages/file-inside'
import { readTarball } from './read-tarball'
import { ENTRIES, sizesOf, type Version } from './version'

const WHAT_TO_NAME =
  'Name a folder with a built script (prilavok.js and manifest.json, such as node_modules/@prilavok/embed/dist), ' +
  'a tarball of @prilavok/embed (npm pack @prilavok/embed@VERSION), or the address of the script.'
const LOOKED_FOR = [...ENTRIES, 'manifest.json']

/** The script of a package is in its folder `dist`; of a plain copy, in the folder itself. */
const HOMES = ['', 'dist/']

function noScript(label: string, where: string): CannotRehearse {
  return new CannotRehearse(`${label} has no script of Prilavok: no ${LOOKED_FOR.join(', ')} ${where}. ${WHAT_TO_NAME}`)
}

function openFolder(folder: string): Version {
  const home = HOMES.map((each) => join(folder, each)).find((each) =>
    LOOKED_FOR.some((name) => existsSync(join(each, name))),
  )
  if (home === undefined) throw noScript(folder, 'in it, nor in its folder dist')
  const read = (path: string) => {
    const file = fileInside(home, path)
    return file === null ? null : readFileSync(file)
  }
  return { label: folder, read: (path) => Promise.resolve(read(path)), wireBytes: sizesOf(read('manifest.json')) }
}

function openTarball(file: string): Version {
  const unpacked = () => {
    try {
      return readTarball(readFileSync(file))
    } catch (error) {
      throw new CannotRehearse(`${file} cannot be unpacked (${messageOf(error)}). ${WHAT_TO_NAME}`)
    }
  }
  const files = unpacked()
  const home = HOMES.find((each) => LOOKED_FOR.some((name) => files.has(each + name)))
  if (home === undefined) throw noScript(file, 'in it, nor in its folder dist')
  return {
    label: file,
    read: (path) => Promise.resolve(files.get(home + path) ?? null),
    wireBytes: sizesOf(files.get(`${home}manifest.json`) ?? null),
  }
}

/** The files beside a script on a server; each is asked for once. */
async function openAddress(address: URL): Promise<Version> {
  const base = new URL('.', address)
  const known = new Map<string, Promise<Uint8Array | null>>()
  const load = async (path: string) => {
    const url = new URL(path, base)
    if (!url.href.startsWith(base.href)) return null
    const response = await fetch(url, { redirect: 'error' }).catch((error: unknown) => {
      throw new CannotRehearse(
        `${url.href} cannot be loaded (${messageOf(error)}). Is the address right and reachable from here?`,
      )
    })
    // A server that has a page for every address has no script there.
    const isPage = response.headers.get('Content-Type')?.includes('text/html') === true
    return response.ok && !isPage ? new Uint8Array(await response.arrayBuffer()) : null
  }
  const read = (path: string) => {
    const loaded = known.get(path) ?? load(path)
    known.set(path, loaded)
    return loaded
  }
  const name = address.pathname.split('/').at(-1) ?? ''
  const [script, manifest] = [name === '' ? null : await read(name), await read('manifest.json')]
  if (script === null && manifest === null) throw noScript(address.href, 'at that address')
  return { label: address.href, read, wireBytes: sizesOf(manifest) }
}

/** Opens a version by what the command was told: a folder, a tarball or an address. */
export async function openVersion(named: string): Promise<Version> {
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(named)) {
    const url = URL.canParse(named) ? new URL(named) : null
    if (url === null || !/^https?:$/.test(url.protocol))
      throw new CannotRehearse(`"${named}" is no address of http or https. ${WHAT_TO_NAME}`)
    return openAddress(url)
  }
  if (!existsSync(named)) throw new CannotRehearse(`There is no ${named}. ${WHAT_TO_NAME}`)
  return statSync(named).isDirectory() ? openFolder(named) : openTarball(named)
}
