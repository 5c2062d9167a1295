import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../ensure.mjs'

const RUSSIAN = 'packages/widgets/src/cart/x.labels.ts'
const ENGLISH = 'packages/widgets/src/cart/x.labels.en.ts'
const DOCUMENT = 'docs/x.md'
const files = {
  [RUSSIAN]: [
    "a: 'Попробуйе ещё раз',",
    "b: 'Ведь еще рано',",
    "c: 'укажите адресс дома',",
    "d: 'Выберите пункт выдачи или укажите адресс доставки',",
    "e: 'Показать еще',",
    "f: 'Самовывоз из пункта выдачи',",
  ].join('\n'),
  [ENGLISH]: "xqzw: 'Chose an adress',",
  [DOCUMENT]: 'A documnet.\n\n```js\nconst xqzwv = 1\n```\n\nUse `xqzwv`.\n',
}

describe('the spelling', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prilavok-spelling-'))
  let said = ''
  const refusedIn = (file: string) =>
    said
      .split('\n')
      .filter((line) => line.startsWith(`${file}:`))
      .map((line) => /word \((.+?)\)/.exec(line)?.[1])

  // One call for all: it takes seconds to read the dictionaries.
  beforeAll(() => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    const config = ['--config', 'tools/spelling/cspell.config.mjs', '--root', folder]
    const paths = Object.keys(files).map((file) => join(folder, file))
    const program = [join(root, 'node_modules/cspell/bin.mjs'), 'lint', '--quiet', ...config, ...paths]
    said = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' }).stdout
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is checked in Russian labels, with the letter ё and but for what is prescribed', () => {
    expect(refusedIn(RUSSIAN)).toEqual(['Попробуйе', 'еще', 'адресс'])
  })

  it('is checked in English labels and documents, but not in code', () => {
    expect(refusedIn(ENGLISH)).toEqual(['adress'])
    expect(refusedIn(DOCUMENT)).toEqual(['documnet'])
  })
})
