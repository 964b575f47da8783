import { createBackoff } from '../../src/lib/time/createBackoff'
import { createPatientHttpClient } from '../../src/clients/createPatientHttpClient'
import type { HttpFailure, HttpRequest, HttpResult } from '../../src/ports/http'
import { turn } from '../support/turn'

const never = new AbortController().signal
const fine: HttpResult = { ok: true, data: 'fine' }
const failure = (status: HttpFailure['status'], retryAfterMs?: number): HttpResult => ({
  ok: false,
  failure: { status, message: String(status), ...(retryAfterMs !== undefined && { retryAfterMs }) },
})

const balance = (path = '/v1/account/0x1/balance'): HttpRequest => ({
  endpoint: 'getTokenBalances',
  baseUrl: 'https://api.example',
  path,
})

function createWorld() {
  const world = { now: 1_000_000, tries: 0, answer: fine }
  const client = {
    send: async () => {
      world.tries += 1
      return world.answer
    },
  }
  const patient = createPatientHttpClient({
    client,
    gate: createBackoff(() => world.now),
    delay: async ms => {
      world.now += ms
      return true
    },
  })
  return Object.assign(world, { send: (request = balance()) => patient.send(request, never) })
}

/** A server that answers each path when the test decides. */
function createSlowWorld() {
  const gate = createBackoff<HttpFailure>(() => 1_000_000)
  const waiting = new Map<string, (result: HttpResult) => void>()
  let tries = 0
  const client = {
    send: ({ path }: HttpRequest) => {
      tries += 1
      return new Promise<HttpResult>(resolve => waiting.set(path, resolve))
    },
  }
  const patient = createPatientHttpClient({ client, gate, delay: async () => true })
  const open = (path: string) => ({
    result: patient.send(balance(path), never),
    answer: (given: HttpResult) => waiting.get(path)?.(given),
  })
  return { open, gate, tries: () => tries }
}

describe('an endpoint that refuses', () => {
  it.each([429, 500, 503])('is skipped for thirty seconds after %d', async status => {
    const world = createWorld()
    world.answer = failure(status)
    await world.send()
    expect(world.tries).toBe(2)

    world.now += 29_999
    const inside = await world.send(balance('/v1/account/0x2/balance'))
    expect(inside).toMatchObject({ ok: false, failure: { status, retryAfterMs: 1 } })
    expect(world.tries).toBe(2)
  })

  it('is never retried after 403', async () => {
    const world = createWorld()
    world.answer = failure(403)
    await world.send()
    await world.send()
    expect(world.tries).toBe(1)
  })

  it('is skipped as long as it requests', async () => {
    const world = createWorld()
    world.answer = failure(429, 120_000)
    await world.send()
    expect(world.tries).toBe(1)
    world.now += 119_999
    await world.send()
    expect(world.tries).toBe(1)
    world.now += 1
    world.answer = fine
    expect(await world.send()).toEqual(fine)
  })

  it('gets one retry after the window, from any caller', async () => {
    const world = createWorld()
    world.answer = failure(429)
    await world.send()
    world.now += 30_000
    const results = await Promise.all([world.send(), world.send(), world.send()])
    expect(results.every(({ ok }) => !ok)).toBe(true)
    expect(world.tries).toBe(3)
  })

  it('is used as before once it answers', async () => {
    const world = createWorld()
    world.answer = failure(503)
    await world.send()
    world.now += 30_000
    world.answer = fine
    expect(await world.send()).toEqual(fine)
    expect(await world.send()).toEqual(fine)
    expect(world.tries).toBe(4)
  })

  it('receives at most twelve requests in five minutes of a request every second', async () => {
    const world = createWorld()
    world.answer = failure(429)
    const end = world.now + 300_000
    while (world.now < end) {
      await world.send()
      world.now += 1_000
    }
    expect(world.tries).toBeLessThanOrEqual(12)
  })

  it('does not block other endpoints', async () => {
    const world = createWorld()
    world.answer = failure(403)
    await world.send()
    world.answer = fine
    expect(await world.send({ ...balance(), endpoint: 'getIdentity' })).toEqual(fine)
    expect(await world.send({ ...balance(), baseUrl: 'https://other.example' })).toEqual(fine)
  })
})

describe('many concurrent calls', () => {
  it('are refused together, and only one retries, once', async () => {
    const world = createWorld()
    world.answer = failure(429)
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => world.send(balance(`/image/${index}`))),
    )
    expect(world.tries).toBe(41)
  })

  it('wait behind a refusal that is not over yet', async () => {
    const world = createWorld()
    world.answer = failure(429, 20_000)
    const first = world.send()
    await Promise.resolve()
    await Promise.resolve()
    expect(world.tries).toBe(1)
    const others = await Promise.all([world.send(), world.send()])
    expect(others).toMatchObject([{ ok: false }, { ok: false }])
    await first
    expect(world.tries).toBe(2)
  })

  it('do not end a window that started while they were pending', async () => {
    const { open, gate } = createSlowWorld()
    const slow = open('/slow')
    const refused = open('/refused')
    refused.answer(failure(403))
    await refused.result
    slow.answer(fine)
    expect(await slow.result).toEqual(fine)
    expect(gate.ask('GET https://api.example getTokenBalances')).toMatchObject({ kind: 'closed' })
  })

  it('do not start another window, nor another retry, when they are refused later', async () => {
    const { open, tries } = createSlowWorld()
    const first = open('/first')
    const second = open('/second')
    first.answer(failure(503))
    await turn()
    expect(tries()).toBe(3)
    first.answer(failure(503))
    await first.result
    second.answer(failure(503))
    expect(await second.result).toMatchObject({ ok: false })
    expect(tries()).toBe(3)
  })

  it('each retry by themselves when the network failed', async () => {
    const world = createWorld()
    world.answer = failure('FETCH_ERROR')
    await Promise.all([world.send(), world.send()])
    expect(world.tries).toBe(8)
    await world.send()
    expect(world.tries).toBe(12)
  })
})

it.each<HttpFailure['status']>([400, 404, 'PARSING_ERROR', 'ABORTED', 'TIMEOUT_ERROR'])(
  'a failure other than a refusal (%s) blocks nothing',
  async status => {
    const world = createWorld()
    world.answer = failure(status)
    await world.send()
    world.answer = fine
    expect(await world.send()).toEqual(fine)
  },
)
