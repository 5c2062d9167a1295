import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleFolder } from './demo-shop'

/** Replaces a text in the one file of a build that has it; a build without it would show nothing. */
function edit(folder: string, name: RegExp, from: string, to: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => name.test(file))
  const found = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(from))
  if (found.length === 0) throw new Error(`No file of the build has ${from}.`)
  for (const file of found) {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to))
  }
}

/** Copies the build without what pages do not load. */
export function copyBuild(folder: string): string {
  cpSync(bundleFolder, folder, { recursive: true, filter: (file) => !/\.map$|\.d\.ts$|admin/.test(file) })
  return folder
}

/** A build as it must not be released: higher buttons, an event of another name, noise, and requests to the shop and to somebody else. */
export function clumsyBuild(folder: string): string {
  copyBuild(folder)
  edit(folder, /^prilavok\.js$/, '--pk-control-height, 40px', '--pk-control-height, 43px')
  edit(folder, /^prilavok\.js$/, '--pk-control-height, 44px', '--pk-control-height, 47px')
  edit(folder, /open-page-api-[\w-]+\.js$/, 'product-added', 'product-put')
  const entry = join(folder, 'prilavok.js')
  const noise = `;console.error('Something <img src=x onerror=document.title=1> is odd');fetch('/api/feature/NewFlag/enabled');fetch('https://tracker.example/pixel').catch(()=>{});setTimeout(()=>{throw new Error('Too late')});`
  writeFileSync(entry, readFileSync(entry, 'utf8') + noise)
  return folder
}

/** A build that does not start. */
export function brokenBuild(folder: string): string {
  copyBuild(folder)
  writeFileSync(join(folder, 'prilavok.js'), `throw new Error('This build is broken')`)
  return folder
}
