import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import type { WalletModalOptions } from '../../../src/app/host/walletModalOptions'
import { evm } from '../../../src/entries/evm'
import { solanaMainnet } from '../../../src/entries/networks'
import { solana } from '../../../src/entries/solana'
import { mainnet } from '../../support/hostWorld'
import { pass, setUpFlowTests } from '../../support/flowWorld'

describe('reportIdleAdaptersFlow', () => {
  const createWorld = setUpFlowTests()
  const toldWith = async (options: Partial<WalletModalOptions<string>>) => {
    const world = createWorld({ options })
    for (let time = 0; time < 2; time += 1) {
      world.dispatch(modalOpenRequested({}))
      await pass(100)
      world.dispatch(modalCloseRequested({ by: 'page' }))
      await pass(100)
    }
    expect(world.store.getState().notifications.alerts).toEqual([])
    return world.logged.filter(({ message }) => message.startsWith('ADAPTER_WITHOUT_NETWORK'))
  }

  it('warns developers once that an adapter has no network', async () => {
    const told = await toldWith({ adapters: [evm(), solana()], networks: [mainnet] })
    expect(told).toMatchObject([{ level: 'warn' }])
    expect(told[0]?.message).toMatch(/for solana: .* option networks .* solanaMainnet/)
  })

  it.each<[string, Partial<WalletModalOptions<string>>]>([
    [
      'every adapter has a network',
      { adapters: [evm(), solana()], networks: [mainnet, solanaMainnet] },
    ],
    ['the page is in use', { adapters: [evm(), solana()], networks: [mainnet], debug: false }],
  ])('warns of nothing when %s', async (_where, options) => {
    expect(await toldWith(options)).toEqual([])
  })
})
