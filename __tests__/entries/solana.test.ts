import { solana } from '../../src/entries/solana'
import { ALICE, createFakeNode, mainnet, portsWith } from '../chains/solana/world'

describe('the Solana entry', () => {
  it('has its namespace and its type before anything is loaded', () => {
    expect(solana()).toMatchObject({ namespace: 'solana', adapterType: 'solana' })
  })

  it.each([
    [undefined, 'confirmed'],
    ['processed', 'processed'],
    ['recent', 'processed'],
    ['single', 'confirmed'],
    ['singleGossip', 'confirmed'],
    ['root', 'finalized'],
    ['max', 'finalized'],
    ['finalized', 'finalized'],
  ] as const)(
    'queries nodes with the commitment %s under its current name: %s',
    async (given, asked) => {
      const { http, calls } = createFakeNode({ getBalance: { value: 1 } })
      const adapter = await solana(given && { commitment: given }).load(portsWith({ http }))
      const { signal } = new AbortController()
      await adapter.chain.getNativeBalance(ALICE, mainnet, signal)
      expect(calls[0]?.params).toEqual([ALICE, { commitment: asked }])
    },
  )
})
