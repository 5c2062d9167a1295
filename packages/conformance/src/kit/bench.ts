import type { Endpoint, Input, Problem } from '@prilavok/contracts'
import type { Client, How, Wire } from './client'
import { createDrafts, type Drafts } from './drafts'
import type { Facts } from './facts'
import { judgeData, judgeNothing, judgeOdd, judgeProblem, type JudgedCall, type Refusal } from './judge'
import type { SentenceId } from './sentences'
import { must } from './verdict'

/** What a check works with: calls that are judged as they are made. */
export interface Bench {
  readonly facts: Facts
  readonly drafts: Drafts
  readonly client: Client
  /** Makes a call that should succeed; resolves with its data. */
  readonly data: JudgedCall
  /** Makes a call that should have nothing to say. */
  readonly nothing: <W extends Wire>(endpoint: Endpoint<W>, input: Input<Endpoint<W>>, how?: How) => Promise<void>
  /** Makes a call that should be refused, as the sentence says. */
  readonly refused: <W extends Wire>(
    endpoint: Endpoint<W>,
    input: Input<Endpoint<W>>,
    refusal: Refusal,
    sentence: SentenceId,
    how?: How,
  ) => Promise<Problem>
  /** Makes a call whose text exceeds a limit: refused with a pointer to it. */
  readonly beyondLimit: <W extends Wire>(
    endpoint: Endpoint<W>,
    input: Input<Endpoint<W>>,
    pointer: string,
    how?: How,
  ) => Promise<void>
  /** Makes a call with odd input, which may have any orderly response. */
  readonly odd: <W extends Wire>(
    endpoint: Endpoint<W>,
    input: Input<Endpoint<W>>,
    marker: string,
    how?: How,
  ) => Promise<void>
  /** Reads something twice that may be kept; the second time with its tag. */
  readonly kept: <W extends Wire>(endpoint: Endpoint<W>, input: Input<Endpoint<W>>) => Promise<void>
}

/** A bench on a client. */
export function createBench(client: Client, facts: Facts): Bench {
  const data: JudgedCall = async (endpoint, input, how) => judgeData(endpoint, await client.send(endpoint, input, how))
  const refused: Bench['refused'] = async (endpoint, input, refusal, sentence, how) =>
    judgeProblem(await client.send(endpoint, input, how), refusal, sentence)

  return {
    facts,
    client,
    drafts: createDrafts(data, facts),
    data,
    refused,
    nothing: async (endpoint, input, how) => judgeNothing(await client.send(endpoint, input, how)),
    beyondLimit: async (endpoint, input, pointer, how) => {
      const problem = await refused(endpoint, input, { status: 422, code: 'validation-failed' }, 'limit', how)
      const pointers = (problem.errors ?? []).map((error) => error.pointer)
      must(pointers.includes(pointer), 'limit', `No error points to ${pointer}, but ${pointers.join(', ') || 'none'}.`)
    },
    odd: async (endpoint, input, marker, how) => judgeOdd(endpoint, await client.send(endpoint, input, how), marker),
    kept: async (endpoint, input) => {
      const first = await client.send(endpoint, input)
      await judgeData(endpoint, first)
      if (!/max-age=[1-9]/.test(first.headers.get('Cache-Control') ?? '')) return
      const tag = first.headers.get('ETag')
      must(tag !== null, 'cacheTag', 'It may be kept, but has no ETag.')
      const { method, address } = client.addressOf(endpoint, input)
      const second = await client.sendRaw(method, address, { headers: { 'If-None-Match': tag } })
      must(second.status === 304 && second.text === '', 'cacheTag', `With its tag it is ${second.status} again.`)
    },
  }
}
