/** The static pages of an example: no framework, no build. */
import { readFile } from 'node:fs/promises'
import { request as send } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, extname, join, normalize, sep } from 'node:path'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}
/** The address that the pages give for their shop. */
const PLACEHOLDER = 'https://shop.example'
const LIBRARIES = '/node_modules/'

/** The file of an address inside the folder; a library is found where Node finds it. Throws for an address of nothing. */
function fileOf(folder, pathname) {
  const path = normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname))
  if (path.split(sep).some((part) => part.startsWith('.'))) throw new Error('Nothing hidden is served.')
  if (!path.startsWith(LIBRARIES)) return join(folder, path)
  const name = path.slice(LIBRARIES.length)
  const library = name.split('/')[0]
  return join(
    dirname(createRequire(join(folder, 'package.json')).resolve(`${library}/package.json`)),
    name.slice(library.length),
  )
}

/** Passes a request on to the shop and its response back, as the web server of a site would. */
function handOn(request, response, shopUrl) {
  const onward = send(shopUrl + request.url, { method: request.method, headers: request.headers }, (incoming) => {
    response.writeHead(incoming.statusCode ?? 502, incoming.headers)
    incoming.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

/** A page, or what belongs to one; null when the folder has no such thing. */
async function readPage(folder, pathname, shopUrl) {
  try {
    const file = fileOf(folder, pathname)
    const type = TYPES[extname(file)]
    if (type === undefined) return null
    const bytes = await readFile(file)
    return { type, body: extname(file) === '.html' ? bytes.toString('utf8').replaceAll(PLACEHOLDER, shopUrl) : bytes }
  } catch {
    return null
  }
}

/**
 * Serves the pages of a folder. `https://shop.example` in them becomes the address of the shop, as the
 * template of a real site would print it.
 * @param {string} folder
 * @param {string} shopUrl
 * @param {boolean} oneOrigin whether the shop serves what the folder does not have
 * @returns {import('node:http').RequestListener}
 */
export const staticPages = (folder, shopUrl, oneOrigin) => async (request, response) => {
  const [pathname = '/'] = (request.url ?? '/').split('?')
  const page = await readPage(folder, pathname, shopUrl)
  if (page !== null) response.writeHead(200, { 'Content-Type': page.type, 'Cache-Control': 'no-cache' }).end(page.body)
  else if (oneOrigin) handOn(request, response, shopUrl)
  else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Такой страницы нет.')
}
