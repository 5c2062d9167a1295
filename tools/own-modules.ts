import { readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'

/** The files of a worker share what they import, except where one puts a stand-in in a module's place. */
if (readFileSync(expect.getState().testPath ?? '', 'utf8').includes('vi.mock(')) {
  vi.resetModules()
  afterAll(() => void vi.resetModules())
}
