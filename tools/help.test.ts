import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { helpOf, isMisuse } from './help.mjs'

/** Runs a command to its end. */
const run = (file: string, ...args: readonly string[]) =>
  new Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>((done) => {
    const child = spawn(process.execPath, [file, ...args])
    let [out, err] = ['', '']
    child.stdout.on('data', (text) => (out += String(text)))
    child.stderr.on('data', (text) => (err += String(text)))
    child.on('close', (code) => done({ code, out, err }))
  })

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}
/** Every command that somebody runs by `npm run`, and the one that a release runs. */
const commands = [
  ...new Set(Object.values(scripts).flatMap((script) => script.match(/\btools\/[\w/-]+\.mjs/g) ?? [])),
].sort()

it('the help of a command is the comment that it begins with', () => {
  expect(helpOf('/** `npm run a`: does it. */\nimport b from "b"')).toBe('`npm run a`: does it.')
  expect(helpOf('#!/usr/bin/env node\n/**\n * One.\n *\n *   two  three\n */\n')).toBe('One.\n\n  two  three')
  expect(helpOf('const a = 1')).toBe('')
})

it('what was typed wrongly is told from what went wrong', () => {
  expect(isMisuse(Object.assign(new Error('x'), { code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' }))).toBe(true)
  expect(isMisuse(Object.assign(new Error('x'), { code: 'MISUSE_NOT_BUILT' }))).toBe(true)
  expect([new Error('x'), Object.assign(new Error('x'), { code: 'ENOENT' }), 'text'].some(isMisuse)).toBe(false)
})

it('there are commands', () => expect(commands.length).toBeGreaterThan(20))

it.each(commands)(
  '%s answers --help',
  async (file) => {
    const { code, out, err } = await run(file, '--help')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.length).toBeGreaterThan(30)
  },
  60_000,
)

it('a flag that there is not is said with the help and without a stack trace', async () => {
  const { code, err } = await run('tools/site.mjs', '--nonsense')
  expect(code).toBe(2)
  expect(err).toContain('--nonsense')
  expect(err).toContain('npm run site')
  expect(err).not.toMatch(/^ {4}at /m)
}, 60_000)
