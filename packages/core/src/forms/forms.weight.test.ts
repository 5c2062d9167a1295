import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** The code that a page gets for some imports, minified. */
async function bundled(code: string): Promise<string> {
  const stdin = { contents: code, resolveDir: new URL('.', import.meta.url).pathname, loader: 'ts' as const }
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    conditions: ['@prilavok/source'],
  })
  return outputFiles[0]?.text ?? ''
}

it('a page carries only the rules that it imports', async () => {
  const code = await bundled(
    `import { createValidator, required } from './index'; console.log(createValidator({ a: { label: 'a', rules: [required()] } }))`,
  )
  expect(code).toContain('обязательно для заполнения')
  expect(code.match(/Поле \{_field_\}/g)).toHaveLength(1)
  expect(code).not.toContain('must be')
  expect(code.length).toBeLessThan(1_500)
})

it('the phone rule alone is small', async () => {
  expect((await bundled(`import { isValidPhone } from './index'; console.log(isValidPhone('1'))`)).length).toBeLessThan(
    700,
  )
})
