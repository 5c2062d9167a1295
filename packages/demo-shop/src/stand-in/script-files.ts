import { existsSync, readFileSync } from 'node:fs'

/** The stand-ins for the providers' own scripts, by file name. */
const SCRIPT_NAMES = ['tbank-form.js', 'tinkoff.js', 'pos-credit.js'] as const
type ScriptName = (typeof SCRIPT_NAMES)[number]

/** Whether there is a stand-in script of this name. */
export const isScriptName = (name: string): name is ScriptName => SCRIPT_NAMES.some((each) => each === name)

/** The scripts lie in a folder beside this module; in a build, in one beside the program or one folder up. */
function fileOf(name: string): URL {
  const places = ['./scripts/', './stand-in-scripts/', '../stand-in-scripts/'].map(
    (folder) => new URL(folder + name, import.meta.url),
  )
  const found = places.find((file) => existsSync(file))
  if (found === undefined) throw new Error(`${name} is missing beside ${import.meta.url}.`)
  return found
}

/** A module's text as part of a classic script: providers hand out scripts that are no modules. */
const partOf = (name: string) =>
  readFileSync(fileOf(name), 'utf8')
    .replace(/^import .*\n/gm, '')
    .replace(/^export /gm, '')

const made = new Map<ScriptName, string>()

/** The text of a stand-in script, with the window that all of them share. */
export function scriptText(name: ScriptName): string {
  const text = made.get(name) ?? `(() => {\n'use strict'\n${partOf('window.js')}\n${partOf(name)}})()\n`
  made.set(name, text)
  return text
}
