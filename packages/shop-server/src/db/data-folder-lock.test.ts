import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockDataFolder, refuseOpenFolder } from './data-folder-lock'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'prilavok-lock-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** A folder that the process which runs this one has open: alive, and another. */
function openElsewhere(): string {
  const folder = join(home, 'data')
  mkdirSync(folder)
  writeFileSync(join(folder, 'server.lock'), `${process.ppid}\nhttp://127.0.0.1:8080\n${folder}\n`)
  return folder
}

it('a copy of an open folder is another shop, which opens', () => {
  const folder = openElsewhere()
  const copy = join(home, 'copy')
  cpSync(folder, copy, { recursive: true })
  expect(() => refuseOpenFolder(folder)).toThrow('already open at http://127.0.0.1:8080')
  const release = lockDataFolder(copy)
  expect(() => refuseOpenFolder(copy)).toThrow('already open in this process')
  release()
  expect(() => refuseOpenFolder(folder)).toThrow('already open')
})

it('a copy of the folder of this process opens beside it', () => {
  const folder = join(home, 'own')
  mkdirSync(folder)
  const release = lockDataFolder(folder)
  const copy = join(home, 'copy')
  cpSync(folder, copy, { recursive: true })
  lockDataFolder(copy)()
  expect(() => refuseOpenFolder(folder)).toThrow('already open in this process')
  release()
})

it('an open folder stays locked where it is moved to, and by its other name', () => {
  const folder = openElsewhere()
  const link = join(home, 'link')
  symlinkSync(folder, link)
  expect(() => lockDataFolder(link)).toThrow('already open')
  const moved = join(home, 'moved')
  renameSync(folder, moved)
  expect(() => lockDataFolder(moved)).toThrow('already open')
})
