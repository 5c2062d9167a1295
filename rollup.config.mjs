import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { minify } from '@swc/core'
import { transform } from 'esbuild'
import { copies, fileOfCopy } from './tools/bundle-copies.mjs'
import { shelfDoors, shelfOf } from './tools/bundle-shelves.mjs'
import { cssPlugin, shortenOwn } from './tools/css-plugin.mjs'
import { leafletWithoutMarkup } from './tools/leaflet-without-markup.mjs'
import { noZodGlobals } from './tools/no-zod-globals.mjs'
import { oldPages } from './tools/old-pages.mjs'
import { preactAlias } from './tools/preact-alias.mjs'

const OUT = 'packages/embed/dist'
const TARGET = 'es2022'
const PREACT_ENTRY = 'packages/embed/src/entry.preact.ts'
const REACT_ENTRY = 'packages/embed/src/entry.react.ts'

/** TypeScript and JSX to JavaScript; libraries lose their development code. */
const compile = () => ({
  name: 'prilavok-compile',
  async transform(code, id) {
    const file = fileOfCopy(id)
    const ours = /\.tsx?$/.test(file)
    if (!ours && !code.includes('process.env.NODE_ENV')) return null
    const result = await transform(ours ? shortenOwn(code) : code, {
      loader: file.endsWith('.tsx') ? 'tsx' : ours ? 'ts' : 'js',
      target: TARGET,
      jsx: 'automatic',
      sourcemap: true,
      sourcefile: file,
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    return { code: result.code, map: result.map }
  },
})

/**
 * The first pass needs nearly all of its functions at once: a browser that knows compiles them beside the page's thread, while the
 * file arrives, and not one by one when the first button is drawn and pressed. The React build, which is there to compare and to debug,
 * goes without: it is at the limit of its budget.
 */
const ALL_AT_ONCE = '//# allFunctionsCalledOnLoad'

const small = () => ({
  name: 'prilavok-minify',
  async renderChunk(code, { name, isEntry }) {
    // Never unsafe_arrows: it makes arrow functions of functions that read `arguments`, as React's createElement does.
    const { code: smaller, map } = await minify(code, {
      module: true,
      sourceMap: true,
      compress: { ecma: 2022, passes: 3 },
      mangle: { toplevel: true },
      format: { ecma: 2022, comments: false },
    })
    return isEntry && name === 'prilavok'
      ? { code: `${ALL_AT_ONCE}\n${smaller}`, map: lineLater(map) }
      : { code: smaller, map }
  },
})

/** The map of a file that got a line before its first one. */
const lineLater = (map) => JSON.stringify({ ...JSON.parse(map), mappings: `;${JSON.parse(map).mappings}` })

const require = createRequire(import.meta.url)
const fileOf = (name, path) => join(dirname(require.resolve(`${name}/package.json`)), path)
/** Where the React build finds React: its production files themselves, without the doors that choose them, and one way to make elements. */
const reactFiles = {
  react: fileOf('react', 'cjs/react.production.js'),
  'react-dom': fileOf('react-dom', 'cjs/react-dom.production.js'),
  'react-dom/client': fileOf('react-dom', 'cjs/react-dom-client.production.js'),
  scheduler: fileOf('scheduler', 'cjs/scheduler.production.js'),
  'react/jsx-runtime': fileURLToPath(new URL('packages/embed/src/react/jsx-runtime.ts', import.meta.url)),
}
const reactAlias = () => ({ name: 'prilavok-react-files', resolveId: (source) => reactFiles[source] ?? null })

const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Writes what stands in the folder of bundles: sizes, hashes and who loads whom. */
const manifest = () => ({
  name: 'prilavok-manifest',
  writeBundle(_, bundle) {
    const path = `${OUT}/manifest.json`
    const known = read(path)
    for (const [name, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk') continue
      const bytes = Buffer.from(chunk.code)
      known.files[name] = {
        name: chunk.name,
        bytes: bytes.length,
        brotli: brotli(bytes),
        sri: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
        imports: chunk.imports,
        dynamicImports: chunk.dynamicImports,
      }
      if (!chunk.isEntry) continue
      // The first button would wait for a second file.
      if (chunk.imports.length > 0)
        throw new Error(
          `The entry ${name} must stand alone, but it imports ${chunk.imports.join(', ')}. See tools/bundle-shelves.mjs.`,
        )
      known.entries[chunk.name] = name
    }
    writeFileSync(path, `${JSON.stringify(known, null, 2)}\n`)
  },
})

const read = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { files: {}, entries: {} }
  }
}

/** Tells Rollup that the shelves come after the first pass, never before it. */
const shelves = (entry) => ({
  name: 'prilavok-shelves',
  buildStart() {
    for (const [name, id] of Object.entries(shelfDoors)) {
      this.emitFile({ type: 'chunk', name, id, implicitlyLoadedAfterOneOf: [entry], preserveSignature: false })
    }
  },
})

const build = (name, input, plugins) => ({
  input: { [name]: input },
  // The entry's own exports and those that its chunks need stand in one file: no second one before the first button.
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: OUT,
    format: 'es',
    // Beside the files and named by a header: a line in each of them would be fifty bytes that every visitor downloads.
    sourcemap: 'hidden',
    sourcemapPathTransform: fileOfCopy,
    entryFileNames: '[name].js',
    chunkFileNames: `chunks/${name === 'prilavok' ? 'p' : 'r'}-[name]-[hash].js`,
    // Modules as objects, where a chunk holds several: nobody asks these for their tag, or writes to them.
    generatedCode: { preset: 'es2015', symbols: false },
    freeze: false,
    onlyExplicitManualChunks: true,
    manualChunks: shelfOf,
    hoistTransitiveImports: false,
    plugins: [small(), manifest()],
  },
  treeshake: {
    moduleSideEffects: (id) =>
      id.endsWith('.css') || /\/(entry|start)[.\w]*\.ts$/.test(id) || id.includes('/ui/src/styles/'),
  },
  onwarn(warning, warn) {
    if (
      warning.code !== 'INVALID_ANNOTATION' &&
      warning.code !== 'MODULE_LEVEL_DIRECTIVE' &&
      warning.code !== 'SOURCEMAP_ERROR'
    )
      warn(warning)
  },
  plugins: [
    ...plugins,
    copies(),
    cssPlugin(),
    noZodGlobals(),
    oldPages(),
    leafletWithoutMarkup(),
    nodeResolve({
      browser: true,
      extensions: ['.mjs', '.js', '.json', '.ts', '.tsx'],
      exportConditions: ['@prilavok/source', 'browser', 'module', 'import', 'default'],
    }),
    commonjs({ include: /node_modules/ }),
    compile(),
  ],
})

rmSync(OUT, { recursive: true, force: true })

/** The stub is a classic script: it runs before anything else of the page, or stands inside it. */
const stub = () => {
  const { output, ...rest } = build('prilavok.stub', 'packages/embed/src/entry.stub.ts', [])
  return { ...rest, output: { ...output, format: 'iife' } }
}

export default [
  build('prilavok', PREACT_ENTRY, [shelves(PREACT_ENTRY), preactAlias()]),
  build('prilavok.react', REACT_ENTRY, [shelves(REACT_ENTRY), reactAlias()]),
  stub(),
]
