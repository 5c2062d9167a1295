import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db'
import { findPostgres, MIGRATED, runOn, startPostgres, urlOf } from './postgres'

/** Starts one PostgreSQL for the whole test run, with a migrated database that every suite gets a copy of; and makes a folder for the others. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'prilavok-databases-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  provide('databasesFolder', folder)
  const binaries = findPostgres()
  provide('postgresFolder', null)
  if (binaries === null) return async () => remove()
  const cluster = await startPostgres(binaries)
  await runOn(cluster.folder, `create database ${MIGRATED}`)
  const { close } = await openDatabase({ url: urlOf(cluster.folder, MIGRATED) })
  await close()
  provide('postgresFolder', cluster.folder)
  return async () => {
    remove()
    await cluster.stop()
  }
}
