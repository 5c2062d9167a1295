import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

/**
 * The files of a worker share what they import, except one that puts a stand-in in a module's place,
 * or says that it changes what modules hold (a line that begins with `// Own modules:`).
 */
if (/vi\.mock\(|^\/\/ Own modules:/m.test(readFileSync(expect.getState().testPath ?? '', 'utf8'))) {
  vi.resetModules()
  afterAll(() => void vi.resetModules())
}
