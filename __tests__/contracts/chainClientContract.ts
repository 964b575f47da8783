import type { Network } from '../../src/domain/network'
import type { ChainClient } from '../../src/ports/chainClient'
import { codeOf } from './codeOf'
import { CHAIN_MUTANTS, describeWithMutants } from './mutants'

/** A network with scripted nodes. */
export interface ChainWorld {
  readonly chain: ChainClient
  readonly network: Network
  readonly address: string
  readonly nodes: {
    /** Sets the account's balance of the native coin. */
    hold(amount: string): void
    /** Makes the nodes stop answering. */
    fallSilent(): void
    /** Makes the nodes unreachable. */
    goAway(): void
    /** The number of requests the nodes received. */
    requests(): number
  }
  close(): void
}

/** The contract every `ChainClient` keeps. */
export function chainClientContract(name: string, createWorld: () => ChainWorld) {
  const title = `${name} keeps the promises of a client of a chain`
  describeWithMutants(title, CHAIN_MUTANTS, (variant, spoil) =>
    describeChain(variant, () => {
      const world = createWorld()
      return { ...world, chain: spoil(world.chain) }
    }),
  )
}

function describeChain(title: string, createWorld: () => ChainWorld) {
  describe(title, () => {
    let world: ChainWorld
    let giveUp: AbortController

    beforeEach(() => {
      world = createWorld()
      giveUp = new AbortController()
    })
    afterEach(() => {
      giveUp.abort()
      world.close()
    })
    const balance = () => world.chain.getNativeBalance(world.address, world.network, giveUp.signal)
    const asked = () => {
      const { chain, address, network } = world
      const { signal } = giveUp
      return [
        balance(),
        chain.getTokenBalances(address, network, [], signal),
        chain.isContract(address, network, signal),
        chain.getTokenDecimals(address, network, signal),
        chain.waitForReceipt(`0x${'ab'.repeat(32)}`, network, signal),
      ].map(codeOf)
    }

    it.each(['0', '1.5', '120000000'])(
      'reads a balance of %s in units of the coin',
      async amount => {
        world.nodes.hold(amount)
        expect(await balance()).toBe(amount)
      },
    )

    it('lists the coin of the network, even when the page names no token', async () => {
      world.nodes.hold('2')
      const { chain, address, network } = world
      const [coin, ...others] = await chain.getTokenBalances(address, network, [], giveUp.signal)
      expect(coin).toMatchObject({
        symbol: network.nativeCurrency.symbol,
        chainId: network.caipNetworkId,
        quantity: { numeric: '2', decimals: String(network.nativeCurrency.decimals) },
      })
      expect(others).toEqual([])
    })

    it('rejects instead of reporting zero when the balance is unknown', async () => {
      world.nodes.goAway()
      expect(await codeOf(balance())).toMatch(/^(BALANCE_UNAVAILABLE|CHAIN_UNREACHABLE)$/)
    })

    it('stops waiting for silent nodes as soon as it is aborted', async () => {
      world.nodes.fallSilent()
      const answers = asked()
      giveUp.abort()
      expect(await Promise.all(answers)).toEqual(answers.map(() => 'CANCELLED'))
    })

    it('sends no request when it is already aborted', async () => {
      giveUp.abort()
      const answers = asked()
      expect(await Promise.all(answers)).toEqual(answers.map(() => 'CANCELLED'))
      expect(world.nodes.requests()).toBe(0)
    })
  })
}
