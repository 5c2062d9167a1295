import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PEERS } from './folders'
import { installGroup } from './install-peers'

/** A package of a peer, loaded into this process; null, with a word about it, where it cannot be had. */
export async function peerModule<T>(group: string, name: string, say: (text: string) => void): Promise<T | null> {
  const problem = await installGroup(group, say)
  if (problem !== null) {
    say(`${group}: ${problem}`)
    return null
  }
  const path = createRequire(join(PEERS, group, 'package.json')).resolve(name)
  return (await import(pathToFileURL(path).href)) as T
}
