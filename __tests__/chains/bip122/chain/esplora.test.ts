import { createEsplora } from '../../../../src/chains/bip122/chain/esplora'
import type { HttpClient, HttpFailure, HttpResult } from '../../../../src/ports/http'
import { never } from '../world'

const TXID = 'ab'.repeat(32)
const HEX = '0200'
const URLS = ['https://one.example', 'https://two.example']
const signed = { txid: TXID, hex: HEX }

type Answer = 'taken' | 'another id' | readonly [status: HttpFailure['status'], reason?: string]

/**
 * Servers with scripted answers to a broadcast. They know the transaction after `knownAfter`
 * lookups.
 */
function serversOf(answers: readonly Answer[], knownAfter: number = Infinity) {
  const posted: string[] = []
  const waits: number[] = []
  let looks = 0
  const http: HttpClient = {
    async send({ baseUrl, path, method }): Promise<HttpResult> {
      const notFound = { ok: false, failure: { status: 404, message: 'HTTP 404' } } as const
      if (path === `/tx/${TXID}/status`) return { ok: true, data: { confirmed: false } }
      if (path === `/tx/${TXID}/hex`) {
        looks += 1
        return looks > knownAfter ? { ok: true, data: HEX } : notFound
      }
      if (path !== '/tx' || method !== 'POST') return notFound
      posted.push(baseUrl)
      const answer = answers[URLS.indexOf(baseUrl)] ?? 'taken'
      if (answer === 'taken') return { ok: true, data: TXID }
      if (answer === 'another id') return { ok: true, data: 'cd'.repeat(32) }
      const [status, reason] = answer
      return {
        ok: false,
        failure: { status, message: `failed ${status}`, ...(reason !== undefined && { reason }) },
      }
    },
  }
  const delay = async (ms: number) => {
    waits.push(ms)
    return true
  }
  const urls = URLS.slice(0, answers.length)
  const send = () =>
    createEsplora({ http, delay }, urls)
      .broadcast(signed, never())
      .then(
        () => 'sent',
        (thrown: { readonly code: string; readonly message: string }) =>
          `${thrown.code} ${thrown.message}`,
      )
  return { send, posted, waits, looks: () => looks }
}

describe('broadcasting a Bitcoin transaction', () => {
  it('resolves with the first server that accepts it', async () => {
    const { send, posted, looks } = serversOf(['taken', 'taken'])
    expect([await send(), posted, looks()]).toEqual(['sent', URLS.slice(0, 1), 0])
  })

  it.each<[string, Answer]>([
    ['does not answer in time', ['TIMEOUT_ERROR']],
    ['breaks off', ['FETCH_ERROR']],
    ['answers by a proxy', [502]],
    ['answers by what cannot be read', ['PARSING_ERROR']],
    ['names another transaction', 'another id'],
  ])('is unknown, with its id, when the only server %s', async (_what, answer) => {
    const lost = serversOf([answer])
    expect(await lost.send()).toBe(
      `SEND_UNCERTAIN No server tells what became of transaction ${TXID}`,
    )
    expect(lost.waits).toEqual([1_000, 4_000])
    for (const knownAfter of [0, 1, 2]) {
      const { send, looks } = serversOf([answer], knownAfter)
      expect([await send(), looks()]).toEqual(['sent', knownAfter + 1])
    }
  })

  it('tries the next server, which may accept it', async () => {
    const { send, posted } = serversOf([['TIMEOUT_ERROR'], 'taken'])
    expect([await send(), posted]).toEqual(['sent', URLS])
  })

  it('counts as refused only where no earlier server may have accepted it', async () => {
    const refusal: Answer = [400, 'bad-txns-inputs-missingorspent']
    const refused = 'TRANSACTION_REJECTED bad-txns-inputs-missingorspent'
    expect(await serversOf([refusal]).send()).toBe(refused)
    expect(await serversOf([[429], refusal]).send()).toBe(refused)
    expect(await serversOf([[503], refusal]).send()).toMatch(/^SEND_UNCERTAIN .*abab/)
    expect(await serversOf([['TIMEOUT_ERROR'], refusal], 3).send()).toBe('sent')
  })

  it('resolves where a server refuses a transaction that it already has', async () => {
    const { send, waits } = serversOf([[400, 'txn-already-known']], 0)
    expect([await send(), waits]).toEqual(['sent', []])
  })

  it.each([401, 403, 404, 429])('is not accepted where all servers answer %d', async status => {
    const { send, looks } = serversOf([[status], [status]])
    expect([await send(), looks()]).toEqual([`CHAIN_UNREACHABLE failed ${status}`, 0])
  })
})
