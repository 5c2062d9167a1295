import { readFile } from 'node:fs/promises'
import { basename, extname, join, normalize, sep } from 'node:path'
import { fingerprint, isHeld } from '../http/entity-tag'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}
/** `main-1a2b3c4d.js`: the name changes with the content; that of every chunk does. */
const HASHED_NAME = /[-.][\w-]{8,}\.(?:js|mjs|css|svg|woff2|png)(?:\.map)?$/
/** The modules that pages load by a tag. */
const ENTRY = /^prilavok(?:\.react|-admin)?\.js$/
const isHashed = (path: string) => path.startsWith('chunks/') || (HASHED_NAME.test(path) && /\d/.test(path))

const NOT_FOUND =
  'There is no such file here. The scripts of the widgets are /bundle/prilavok.stub.js and /bundle/prilavok.js; check the address of the script tag.\n'

/** The file that an address below `/bundle/` names; null when it names none inside the folder. */
function fileOf(request: Request): string | null {
  try {
    const path = normalize(decodeURIComponent(new URL(request.url).pathname.slice('/bundle/'.length)))
    return path.startsWith('..') || path.includes(`..${sep}`) || path.includes('\0') ? null : path
  } catch {
    return null
  }
}

/** Serves the built scripts and sheets of the widgets below `/bundle/`; pages of any origin may load them (HTTP-13). */
export const bundleFiles =
  (folder: string) =>
  async (request: Request): Promise<Response> => {
    const path = fileOf(request)
    const type = path === null ? undefined : CONTENT_TYPES[extname(path)]
    const notFound = () =>
      new Response(NOT_FOUND, {
        status: 404,
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': 'no-store',
          // Without these, a browser keeps the sentence from the page's developer.
          'Access-Control-Allow-Origin': '*',
          'Cross-Origin-Resource-Policy': 'cross-origin',
        },
      })
    if (path === null || type === undefined) return notFound()
    const file = await readFile(join(folder, path)).catch(() => null)
    if (file === null) return notFound()
    // Chunks import the script without the version that site engines add; to browsers that is another module, so this one only leads there.
    const isVersioned = ENTRY.test(path) && new URL(request.url).search !== ''
    const bytes = isVersioned ? Buffer.from(`export * from './${path}'\n`) : file
    const tag = `"${fingerprint(bytes)}"`
    const headers = new Headers({
      'Content-Type': type,
      'Cache-Control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
      ETag: tag,
      // The scripts themselves do not say where their map is: visitors would download that line.
      ...(path.endsWith('.js') && { SourceMap: `${basename(path)}.map` }),
    })
    if (isHeld(request, tag)) return new Response(null, { status: 304, headers })
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
  }
