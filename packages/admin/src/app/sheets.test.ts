import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it('a class is laid out in one sheet: which screens were opened before changes nothing', () => {
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
  const layouts = sheets.flatMap((sheet) =>
    [...readFileSync(join(root, sheet), 'utf8').matchAll(/^(\.[\w-]+) \{([^}]*)\}/gm)].flatMap(
      ([, name, rules = '']) => (/^\s*display:/m.test(rules) ? [{ name, sheet }] : []),
    ),
  )
  expect(layouts.length).toBeGreaterThan(50)
  const names = layouts.map(({ name }) => name)
  expect(layouts.filter(({ name }, at) => names.indexOf(name) !== at)).toEqual([])
})
