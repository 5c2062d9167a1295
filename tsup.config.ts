import { readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'

interface Manifest {
  readonly name: string
  readonly exports: Readonly<
    Record<string, string | { readonly '@prilavok/source'?: string; readonly default?: string }>
  >
}

/** Run in a package's folder: every public entry point is an entry of the build: `core/src/cart/index.ts` becomes `dist/cart/index.js`. */
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const sources = Object.values(manifest.exports).flatMap((entry) =>
  typeof entry === 'string' || entry.default === undefined ? [] : (entry['@prilavok/source'] ?? []),
)
const entries = sources.map((source) => source.replace('./src/', ''))
const entry = Object.fromEntries(entries.map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`]))
/** Packages with a program for the command line. */
const isProgram = ['shop-server', 'demo-shop', 'conformance', 'rehearse'].some(
  (name) => manifest.name === `@prilavok/${name}`,
)
/** The shops are started from their builds alone, so the layers below the server are part of them. */
const inside = { '@prilavok/shop-server': [/^@prilavok\//], '@prilavok/demo-shop': [/^@prilavok\/(contracts|core)/] }[
  manifest.name
]
/** Components and hooks: server components of React import them as what they are, client components. */
const isClient = [
  '@prilavok/react',
  '@prilavok/ui',
  '@prilavok/widgets',
  '@prilavok/admin',
  '@prilavok/devtools',
].includes(manifest.name)

export default defineConfig({
  entry: isProgram ? { ...entry, bin: 'src/bin.ts' } : entry,
  format: 'esm',
  target: isProgram ? 'node20' : 'es2022',
  platform: isProgram ? 'node' : 'neutral',
  outDir: 'dist',
  // The npm entry of embed shares its folder with the script builds.
  clean: manifest.name !== '@prilavok/embed',
  splitting: true,
  sourcemap: true,
  ...(inside !== undefined && { noExternal: inside }),
  ...(isClient && { banner: { js: "'use client';" } }),
  // Declarations come from the compiler, file by file (tools/packages/declarations.mjs).
  dts: false,
  esbuildOptions(options) {
    options.conditions = ['@prilavok/source', 'module', 'import']
    // Sheets are delivered as one file, `styles.css`, beside the code.
    options.loader = { ...options.loader, '.css': 'empty' }
    options.jsx = 'automatic'
  },
})
