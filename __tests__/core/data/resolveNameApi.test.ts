import { resolveNameApi } from '../../../src/core/data/resolveNameApi'
import type { HttpResult } from '../../../src/ports/http'
import { answer, createServiceWorld, refusal } from '../../services/serviceWorld'

const { resolveName } = resolveNameApi.endpoints
const MAIN = '0x1111111111111111111111111111111111111111'
const OPTIMISM = '0x2222222222222222222222222222222222222222'

const resolve = async (
  lookup: HttpResult,
  caipNetworkId: 'eip155:1' | 'eip155:10' | 'eip155:31337' = 'eip155:1',
) => {
  const world = createServiceWorld({ routes: { '/v1/profile/account': lookup } })
  const args = { name: ' Alice.ETH ', caipNetworkId }
  const result = await world.store.dispatch(resolveName.initiate(args))
  return { ...world, result }
}

describe('a name', () => {
  it('is looked up in lower case and resolves to its first address', async () => {
    const record = { name: 'alice.eth', addresses: { '60': { address: MAIN } }, attributes: null }
    const { result, sentTo } = await resolve(answer(record))
    expect(result.data).toEqual({ address: MAIN, name: 'alice.eth' })
    expect(sentTo('/v1/profile')).toMatchObject([
      { path: '/v1/profile/account/alice.eth', params: { apiVersion: 2 } },
    ])
  })

  it.each([
    ['https://euc.li/alice.eth', 'https://euc.li/alice.eth'],
    ['https://anywhere.example/alice.png', undefined],
    ['javascript:alert(1)', undefined],
  ])('uses its avatar only if the page may load it: %s', async (avatar, shown) => {
    const addresses = { '60': { address: MAIN } }
    const { result } = await resolve(
      answer({ name: 'alice.eth', addresses, attributes: { avatar } }),
    )
    expect(result.data?.avatar).toBe(shown)
    expect(result.data).toMatchObject({ address: MAIN, name: 'alice.eth' })
  })

  it('resolves to the address registered for the exact network, if any', async () => {
    const addresses = { '60': { address: MAIN }, '2147483658': { address: OPTIMISM } }
    const { result } = await resolve(answer({ name: 'alice.eth', addresses }), 'eip155:10')
    expect(result.data?.address).toBe(OPTIMISM)
  })

  it.each<['eip155:1' | 'eip155:10', Record<string, { address: string }>, object | null]>([
    [
      'eip155:10',
      { '2147492101': { address: OPTIMISM }, '60': { address: MAIN } },
      { address: MAIN, name: 'alice.eth' },
    ],
    [
      'eip155:1',
      { '2147492101': { address: OPTIMISM } },
      { address: OPTIMISM, name: 'alice.eth', isElsewhere: true },
    ],
    ['eip155:1', { '60': { address: `0x${'0'.repeat(40)}` } }, null],
  ])(
    'on %s prefers the main address to another network’s, and marks the latter: %j',
    async (caipNetworkId, addresses, recipient) => {
      const { result } = await resolve(answer({ name: 'alice.eth', addresses }), caipNetworkId)
      expect(result.data).toEqual(recipient)
    },
  )

  it.each([
    ['an empty list', answer([])],
    ['a record without addresses', answer({ name: 'alice.eth' })],
    ['addresses that are null', answer({ name: 'alice.eth', addresses: null })],
    [
      'an address no payment can go to',
      answer({ name: 'a', addresses: { '0': { address: 'bc1q' } } }),
    ],
    ['not found', refusal(404)],
  ])('resolves to null after %s', async (_case, lookup) => {
    const { result } = await resolve(lookup)
    expect(result.data).toBeNull()
    expect(result.error).toBeUndefined()
  })

  it('resolves to null on a network the service does not know', async () => {
    const { result, sentTo } = await resolve(refusal(500), 'eip155:31337')
    expect(result.data).toBeNull()
    expect(sentTo('/v1/profile')).toEqual([])
  })

  it('is an error, not unregistered, when the service fails or the response is invalid', async () => {
    expect((await resolve(refusal(500))).result.error).toMatchObject({ status: 500 })
    const nonsense = await resolve(answer([{ name: 'mallory.eth' }]))
    expect(nonsense.result.error).toMatchObject({ status: 'PARSING_ERROR' })
  })
})
