import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db'
import { findPostgres, MIGRATED, runOn, startPostgres, urlOf } from './postgres'

/** Starts one PostgreSQL for the whole test run, with a migrated database that every suite gets a copy of. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const binaries = findPostgres()
  provide('postgresFolder', null)
  if (binaries === null) return undefined
  const cluster = await startPostgres(binaries)
  await runOn(cluster.folder, `create database ${MIGRATED}`)
  const { close } = await openDatabase({ url: urlOf(cluster.folder, MIGRATED) })
  await close()
  provide('postgresFolder', cluster.folder)
  return cluster.stop
}
