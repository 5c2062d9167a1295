/** The rules that oxlint keeps, under the names of the house. */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'

const HOUSE_NAMES = {
  'typescript(no-explicit-any)': 'no-any',
  'typescript(no-non-null-assertion)': 'no-non-null',
  'import(no-default-export)': 'no-default-export',
  'eslint(no-console)': 'no-console-in-core',
  'eslint(no-eval)': 'no-eval',
  'eslint(no-implied-eval)': 'no-eval',
  'eslint(no-new-func)': 'no-eval',
  'eslint(no-script-url)': 'no-eval',
  'eslint(no-restricted-globals)': 'pure-core',
  'eslint(no-restricted-properties)': 'pure-core',
}

/** The house's own names for oxlint's rules. */
export const oxlintRules = [...new Set(Object.values(HOUSE_NAMES)), 'oxlint']

const program = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin', 'oxlint')

/** Runs oxlint over folders of `base`, with the configuration that stands there. */
export async function findLint(base, folders) {
  const args = [program, '--format=json', '--config=.oxlintrc.json', ...folders]
  const run = promisify(execFile)(process.execPath, args, { cwd: base, maxBuffer: 64e6 })
  // Findings make the exit code 1; then the answer is in the error's stdout.
  const { stdout, stderr } = await run.catch((error) => error)
  let answer
  try {
    answer = JSON.parse(stdout)
  } catch {
    throw new Error(`oxlint did not answer: ${stderr || stdout}`)
  }
  return answer.diagnostics.map(({ code, message, help, filename, labels }) => ({
    rule: HOUSE_NAMES[code] ?? 'oxlint',
    path: relative(base, join(base, filename)).split(sep).join('/'),
    line: labels?.[0]?.span?.line ?? 1,
    message: HOUSE_NAMES[code] ? [message, help].filter(Boolean).join(' ') : `${code ?? 'syntax'}: ${message}`,
    severity: 'error',
  }))
}
