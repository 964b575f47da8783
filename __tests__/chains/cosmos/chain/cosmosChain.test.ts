import { createCosmosAdapter } from '../../../../src/chains/cosmos/cosmosWallets'
import type { CosmosOptions } from '../../../../src/chains/cosmos/CosmosOptions'
import { createHttpClient } from '../../../../src/clients/createHttpClient'
import { parseUnits } from '../../../../src/lib/amount/decimal'
import { chainClientContract } from '../../../contracts/chainClientContract'
import { codeOf } from '../../../contracts/codeOf'
import { ANNA, ANNA_ON_OSMOSIS, COSMOS_HUB, cosmosPorts, OSMOSIS, SAND } from '../cosmosWorld'

function createNodes() {
  const asked: string[] = []
  let respond: (url: string) => Promise<Response>
  const answer = (body: unknown) => void (respond = async () => Response.json(body))
  const hold = (amount: string) =>
    answer({ balance: { denom: 'uatom', amount: String(parseUnits(amount, 6)) } })
  hold('1')
  const http = createHttpClient({
    now: () => 0,
    fetch: (input, init) => {
      const url = input as string
      asked.push(url)
      return new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        respond(url).then(resolve, reject)
      })
    },
  })
  return {
    http,
    asked,
    hold,
    answer,
    fallSilent: () => void (respond = () => new Promise(() => undefined)),
    goAway: () => void (respond = () => Promise.reject(new TypeError('Failed to fetch'))),
    requests: () => asked.length,
  }
}
const chainOver = ({ http }: ReturnType<typeof createNodes>, options: CosmosOptions = {}) =>
  createCosmosAdapter({ ...cosmosPorts, http }, options).chain

chainClientContract('The Cosmos adapter', () => {
  const nodes = createNodes()
  const chain = chainOver(nodes)
  return { chain, network: COSMOS_HUB, address: ANNA, nodes, close: () => undefined }
})

describe('a balance on a Cosmos network', () => {
  const { signal } = new AbortController()

  it('is requested for the native coin of the network', async () => {
    const nodes = createNodes()
    nodes.answer({ balance: { denom: 'uosmo', amount: '1234567' } })
    const chain = chainOver(nodes)
    expect(await chain.getNativeBalance(ANNA_ON_OSMOSIS, OSMOSIS, signal)).toBe('1.234567')
    expect(nodes.asked).toEqual([
      `https://osmosis-1.example/cosmos/bank/v1beta1/balances/${ANNA_ON_OSMOSIS}/by_denom?denom=uosmo`,
    ])
  })

  it.each([
    {},
    { balance: null },
    { balance: { denom: 'other', amount: '1' } },
    [],
    'no',
    { balance: { denom: 'uatom', amount: '-1' } },
  ])('is unknown when a node answers %j', async body => {
    const nodes = createNodes()
    nodes.answer(body)
    const asked = chainOver(nodes).getNativeBalance(ANNA, COSMOS_HUB, signal)
    expect(await codeOf(asked)).toBe('CHAIN_UNREACHABLE')
  })

  it('is not requested for an address of another network, or for an unlisted network', async () => {
    const nodes = createNodes()
    const chain = chainOver(nodes)
    const elsewhere = chain.getNativeBalance(ANNA_ON_OSMOSIS, COSMOS_HUB, signal)
    expect(await codeOf(elsewhere)).toBe('BALANCE_UNAVAILABLE')
    expect(await codeOf(chain.getNativeBalance(ANNA, SAND, signal))).toBe('BALANCE_UNAVAILABLE')
    expect(nodes.requests()).toBe(0)
    nodes.answer({ balance: { denom: 'usand', amount: '7000000' } })
    const told = chainOver(nodes, {
      chains: { 'sand-1': { bech32Prefix: 'cosmos', denom: 'usand' } },
    })
    expect(await told.getNativeBalance(ANNA, SAND, signal)).toBe('7')
  })
})
