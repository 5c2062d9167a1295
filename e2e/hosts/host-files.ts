import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const own = (name: string) => new URL(`sheets/${name}.css`, import.meta.url)
const ownScript = (name: string) => new URL(`scripts/${name}.js`, import.meta.url)

/** Published style sheets and scripts under the addresses where the pages ask for them; our own sheets and scripts do what those of systems do that publish none. */
const files: Readonly<Record<string, string | URL>> = {
  'bootstrap3.css': resolve('bootstrap3/dist/css/bootstrap.css'),
  'bootstrap4.css': resolve('bootstrap4/dist/css/bootstrap.css'),
  'bootstrap5.css': resolve('bootstrap5/dist/css/bootstrap.css'),
  'preflight.css': resolve('tailwindcss/preflight.css'),
  'wordpress-block.css': own('wordpress-block'),
  'wordpress-classic.css': own('wordpress-classic'),
  'opencart.css': own('opencart'),
  'dokuwiki.css': own('dokuwiki'),
  'hard-resets.css': own('hard-resets'),
  'stacking.css': own('stacking'),
  'jquery.js': resolve('jquery/dist/jquery.js'),
  'mootools.js': resolve('mootools-core-dist/dist/mootools-core-compat.js'),
  'like-prototype.js': ownScript('like-prototype'),
  'like-home-made.js': ownScript('like-home-made'),
  'wraps-fetch.js': ownScript('wraps-fetch'),
  'bootstrap3.js': resolve('bootstrap3/dist/js/bootstrap.js'),
  'bootstrap4.js': resolve('bootstrap4/dist/js/bootstrap.bundle.js'),
  'bootstrap5.js': resolve('bootstrap5/dist/js/bootstrap.bundle.js'),
}

/** The text of a page's file, and what it is. */
export function readHostFile(name: string): { readonly body: string; readonly contentType: string } {
  const file = files[name]
  if (file === undefined) throw new Error(`No page of a host has a file "${name}".`)
  const contentType = name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8'
  // Their source maps are not served.
  return { body: readFileSync(file, 'utf8').replace(/\/[*/]# sourceMappingURL=.*/, ''), contentType }
}
