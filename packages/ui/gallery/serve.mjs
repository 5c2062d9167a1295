import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { adoptedSheets } from './sheets.mjs'

const here = (name) => fileURLToPath(new URL(name, import.meta.url))

/** The strict policy of a careful host: no inline styles or scripts, no string ever becomes HTML. */
const POLICY = "default-src 'self'; style-src 'self'; require-trusted-types-for 'script'"

const page = (host, theme) => `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Prilavok UI</title><link rel="stylesheet" href="/${host}.css"></head>
<body><div id="content"><div id="gallery" class="pk-root"${theme === null ? '' : ` data-pk-theme="${theme}"`}></div></div>
<script type="module" src="/gallery.js"></script></body></html>`

/** Serves every component in every state on a page of its own; answers the address and the way to stop. */
export async function serveGallery() {
  const { outputFiles } = await build({
    entryPoints: [here('gallery.jsx')],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    conditions: ['@prilavok/source'],
    plugins: [adoptedSheets],
  })
  const script = outputFiles[0].contents
  const server = createServer(async (request, response) => {
    const url = new URL(request.url, 'http://gallery')
    const send = (type, body) =>
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': POLICY }).end(body)
    if (url.pathname === '/gallery.js') return send('text/javascript', script)
    if (/^\/(page|hostile)\.css$/.test(url.pathname)) return send('text/css', await readFile(here(`.${url.pathname}`)))
    return send(
      'text/html',
      page(url.searchParams.get('host') === 'hostile' ? 'hostile' : 'page', url.searchParams.get('theme')),
    )
  })
  await new Promise((ready) => server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', ready))
  return { address: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }
}
