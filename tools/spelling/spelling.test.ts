import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../ensure.mjs'

/** The words that the check refuses in a file of this name. */
function refusedIn(file: string, text: string): readonly string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/cspell/bin.mjs'),
      ...[
        'lint',
        '--config',
        'tools/spelling/cspell.config.mjs',
        '--quiet',
        '--words-only',
        `stdin://${join(root, file)}`,
      ],
    ],
    { cwd: root, input: text, encoding: 'utf8' },
  )
  return stdout.split('\n').filter((word) => word !== '')
}

describe('the spelling', () => {
  it('is checked in Russian labels, with the letter ё and but for what is prescribed', () => {
    const labels = [
      "a: 'Попробуйе ещё раз',",
      "b: 'Ведь еще рано',",
      "c: 'укажите адресс дома',",
      "d: 'Выберите пункт выдачи или укажите адресс доставки',",
      "e: 'Показать еще',",
      "f: 'Самовывоз из пункта выдачи',",
    ]
    expect(refusedIn('packages/widgets/src/cart/x.labels.ts', labels.join('\n'))).toEqual([
      'Попробуйе',
      'еще',
      'адресс',
    ])
  })

  it('is checked in English labels and documents, but not in code', () => {
    expect(refusedIn('packages/widgets/src/cart/x.labels.en.ts', "xqzw: 'Chose an adress',")).toEqual(['adress'])
    expect(refusedIn('docs/x.md', 'A documnet.\n\n```js\nconst xqzwv = 1\n```\n\nUse `xqzwv`.\n')).toEqual(['documnet'])
  })
})
