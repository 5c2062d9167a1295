import { existsSync } from 'node:fs'

/** The program of a thread, which lies beside the module that starts it; in a build, beside it or one folder up. */
export function workerFile(name: string, module: string): URL {
  const [beside, above] = [`./${name}`, `../${name}`].map((path) => new URL(path, module))
  const found = [beside, above].find((file) => file !== undefined && existsSync(file))
  if (found === undefined) throw new Error(`${name} is missing beside ${module}.`)
  return found
}
