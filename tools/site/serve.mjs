/** A small server for the files of the site: what any static host does. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
}
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

const isFile = (path) => existsSync(path) && statSync(path).isFile()

/** The file for an address; null for an address outside of the folder, or without a file. */
function fileFor(folder, pathname) {
  const path = normalize(join(folder, pathname))
  if (path !== folder && !path.startsWith(folder + sep)) return null
  return (
    [path.endsWith(sep) || path === folder ? join(path, 'index.html') : path, join(path, 'index.html')].find(isFile) ??
    null
  )
}

function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url ?? '/', 'http://site').pathname)
  } catch {
    return null
  }
}

/** Names of assets hold a hash of their content; the shop of the tab is large and seldom new. */
function keptFor(file) {
  if (file.includes(`${sep}assets${sep}`)) return 'public, max-age=31536000, immutable'
  return file.includes(`${sep}shop${sep}`) ? 'public, max-age=3600' : 'no-cache'
}

function send(request, response, file, status) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = ENCODINGS.find(([name, end]) => accepted.includes(name) && isFile(file + end))
  const sent = encoding === undefined ? file : file + encoding[1]
  const { size, mtimeMs } = statSync(sent)
  const tag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
  const isKnown = status === 200 && request.headers['if-none-match'] === tag
  response.writeHead(isKnown ? 304 : status, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    ...(!isKnown && { 'Content-Length': size }),
    'Cache-Control': keptFor(file),
    ETag: tag,
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
    ...(encoding !== undefined && { 'Content-Encoding': encoding[0] }),
  })
  if (isKnown || request.method === 'HEAD') response.end()
  else createReadStream(sent).pipe(response)
}

/** Serves a folder; resolves with the server once it listens. */
export function serveFolder(folder, port) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end()
    const pathname = pathOf(request.url)
    const file = pathname === null ? null : fileFor(folder, pathname)
    // A folder has its own address, or the links of its page would lead elsewhere.
    if (file !== null && file.endsWith('index.html') && !pathname.endsWith('/') && !pathname.endsWith('.html'))
      return response.writeHead(301, { Location: `${encodeURI(pathname)}/` }).end()
    if (file !== null) return send(request, response, file, 200)
    const missing = join(folder, '404.html')
    return isFile(missing) ? send(request, response, missing, 404) : response.writeHead(404).end()
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
