import * as browser from '@prilavok/browser'
import * as http from '@prilavok/browser/http'
import * as nodePorts from '@prilavok/browser/node'
import * as core from '@prilavok/core'
import * as experiments from '@prilavok/core/experiments'
import * as embed from '@prilavok/embed'
import * as react from '@prilavok/react'
import * as server from '@prilavok/shop-server'
import * as handler from '@prilavok/shop-server/handler'
import * as node from '@prilavok/shop-server/node'
import * as woocommerce from '@prilavok/woocommerce'
import { expect, it } from 'vitest'

const entries = { ...browser, ...http, ...nodePorts, ...core, ...experiments, ...embed, ...react, ...server }
const makers: Readonly<Record<string, unknown>> = { ...entries, ...handler, ...node, ...woocommerce }

/** What each says when it is called without its arguments: what is missing, and what to write. */
const SAID: Readonly<Record<string, readonly [missing: string, write: string]>> = {
  createShop: ['no ports', 'createShop(createBrowserEffects({ http: createHttp({'],
  createExperiments: ['no shop', '{ experiments: createExperiments }'],
  createBrowserEffects: ['no http', 'createBrowserEffects({ http: createHttp({'],
  createPageEffects: ['no http', 'createPageEffects({ http: createHttp({'],
  createNodeEffects: ['no http', 'createNodeEffects({ http: createHttp({'],
  createLazyHttp: ['no function', "import('@prilavok/browser/http')"],
  ShopProvider: ['no shop', '<ShopProvider shop={createShop(…)}>'],
  createShopHandler: ['no database', 'createShopHandler(await openOnPglite(pglite))'],
  serveDatabase: ['no database', 'createShopServer()'],
  openOnPglite: ['no database', 'openOnPglite(new PGlite('],
  s3Store: ['no bucketUrl, no region, no accessKeyId, no secretAccessKey', 's3Store({ bucketUrl:'],
  folderStore: ['no folder', 'folderStore('],
  createWooHandler: ['no shop, no consumerKey, no consumerSecret, no cities', 'createWooHandler({ shop:'],
}

/** These need no argument. */
const NEED_NONE = ['createCookies', 'createHttp', 'createReporter', 'createShopServer', 'memoryStore', 'openShop']

it.each(Object.entries(SAID))('%s() says what is missing and what to write', async (name, [missing, write]) => {
  const make = makers[name] as (given?: unknown) => unknown
  // Components are given their properties, always.
  const call = async () => make(/^[A-Z]/.test(name) ? {} : undefined)
  const { message } = await call().then(
    () => new Error('nothing'),
    (error: unknown) => error as Error,
  )
  expect(message).toContain(`was given ${missing}`)
  expect(message).toContain(write)
  expect(message).not.toMatch(/undefined|destructure/)
})

it('no public maker is left out', () => {
  const named = Object.keys(makers).filter(
    (name) =>
      typeof makers[name] === 'function' &&
      /^(create|open|serve)[A-Z]|[a-z0-9]Store$|Provider$/.test(name) &&
      !name.startsWith('use'),
  )
  expect(named.filter((name) => !(name in SAID)).toSorted()).toEqual(NEED_NONE)
})
