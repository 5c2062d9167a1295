/**
 * Imported first by every command of this folder: `--help` prints the comment that its file begins with, and a flag or a value that is wrong
 * is said in a sentence, with the same help, instead of a stack trace.
 */
import { readFileSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The help of a command: the comment that its source begins with, as text.
 * @param {string} source
 */
export const helpOf = (source) =>
  (/^(?:#!.*\n)?\/\*\*([\s\S]*?)\*\//.exec(source)?.[1] ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim()

/** What was typed wrongly, and not what went wrong. @param {unknown} error */
export const isMisuse = (error) =>
  error instanceof Error &&
  /^(?:ERR_PARSE_ARGS|MISUSE)/.test(String(/** @type {{ code?: unknown }} */ (error).code ?? ''))

const command = resolve(process.argv[1] ?? '')
const isOurs = command.startsWith(dirname(fileURLToPath(import.meta.url)) + sep)
const help = () => helpOf(readFileSync(command, 'utf8'))

if (isOurs && process.argv.slice(2).some((each) => each === '--help' || each === '-h')) {
  console.log(help())
  process.exit(0)
}
if (isOurs)
  process.on('uncaughtException', (error) => {
    if (isMisuse(error)) console.error(`${error.message}\n\n${help()}`)
    else console.error(error)
    process.exit(isMisuse(error) ? 2 : 1)
  })
