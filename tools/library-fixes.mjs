/** What our libraries do that a page must not see, by the end of their file's name. */
const FIXES = {
  // Writes markup while it loads, to find out whether the browser knows SVG in HTML; `require-trusted-types-for` stops it there.
  '/leaflet/dist/leaflet-src.esm.js': [
    [/var inlineSvg = !!svg\$1 && \(function \(\) \{[\s\S]*?\}\)\(\);/, 'var inlineSvg = svg$$1;'],
  ],
  // Keeps its configuration in a global; ours stays in the module.
  '/zod/v4/core/core.js': [
    [
      /\(_a = globalThis\)\.__zod_globalConfig \?\? \(_a\.__zod_globalConfig = \{\}\);\s*export const globalConfig = globalThis\.__zod_globalConfig;/,
      'export const globalConfig = {};',
    ],
    [/globalThis\.__zod_globalConfig\?\./g, 'globalConfig.'],
  ],
  // Keeps a registry in a global, too.
  '/zod/v4/core/registries.js': [
    [
      /\(_a = globalThis\)\.__zod_globalRegistry \?\? \(_a\.__zod_globalRegistry = registry\(\)\);\s*export const globalRegistry = globalThis\.__zod_globalRegistry;/,
      'export const globalRegistry = /* @__PURE__ */ registry();',
    ],
  ],
  // A default import of React keeps all of it in the bundle.
  '/zustand/esm/react.mjs': [[/import React from 'react'/, "import * as React from 'react'"]],
  // Copies the whole of React to look for one hook, which keeps all of it in the bundle.
  '/downshift/dist/downshift.esm.mjs': [[/_extends\(\{\}, React\)/g, 'React']],
}

/** Puts these right in the script builds; a library that has changed stops the build. */
export const libraryFixes = () => ({
  name: 'prilavok-library-fixes',
  transform(code, id) {
    const fixes = Object.entries(FIXES).find(([file]) => id.endsWith(file))?.[1]
    if (fixes === undefined) return null
    for (const [pattern, replacement] of fixes) {
      if (code.search(pattern) < 0) this.error(`${id} has changed: see what it does instead of ${pattern.source}.`)
      code = code.replace(pattern, replacement)
    }
    return { code, map: null }
  },
})
