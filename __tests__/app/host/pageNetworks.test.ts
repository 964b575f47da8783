import { getPageControls } from '../../../src/app/host/getPageControls'
import { selectCaipNetworkId, selectNetworks } from '../../../src/app/host/selectors/selectNetwork'
import type { NetworkInput } from '../../../src/domain/network'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { selectWalletChoices } from '../../../src/core/connectors/connectorsSelectors'
import { selectIsUnsupported } from '../../../src/core/network/networkSelectors'
import { solanaMainnet } from '../../../src/entries/networks'
import type { ChainAdapterDescriptor } from '../../../src/ports/chainAdapter'
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { sampleAccount, sampleConnector } from '../../../src/testing/samples'
import { base, descriptorOf, hostOptions, mainnet } from '../../support/hostWorld'
import { connect, friendly, session, settle, setUpFlowTests } from '../../support/flowWorld'

const DONE = { status: 'done', value: undefined }
const optimism: NetworkInput = { ...mainnet, id: 10, name: 'OP Mainnet' }
const onSolana = { ...sampleConnector('Ember', 'Ember'), namespace: 'solana' as const }
const EMBER = { namespace: 'solana', connectorId: 'Ember' } as const

const solanaDescriptor: ChainAdapterDescriptor = {
  namespace: 'solana',
  adapterType: 'test',
  load: async () =>
    createFakeAdapter({
      ...friendly,
      watch: () => () => undefined,
      discover(tell) {
        tell([onSolana])
        return () => undefined
      },
      connect: async () => ({
        ...session,
        accounts: [{ ...sampleAccount, namespace: 'solana', address: 'So1' }],
        caipNetworkId: solanaMainnet.caipNetworkId ?? 'solana:0',
      }),
    }),
}

describe('the networks of a page', () => {
  const createWorld = setUpFlowTests()
  const createPage = (
    networks: readonly NetworkInput[] = [mainnet, base],
    caipNetworkId?: 'eip155:10',
  ) => {
    const answers = caipNetworkId ? { connect: async () => ({ ...session, caipNetworkId }) } : {}
    const adapters = [descriptorOf(answers), solanaDescriptor]
    const world = createWorld({ options: hostOptions({ networks, adapters }) })
    const names = () => selectNetworks(world.hostStore.getState() as never).map(({ name }) => name)
    const active = () => selectCaipNetworkId(world.hostStore.getState() as never)
    return { ...world, host: getPageControls(world.hostStore), names, active }
  }

  describe('addNetwork', () => {
    it('adds it behind the others, once', async () => {
      const { host, names, active } = createPage()
      expect(await host.addNetwork(optimism)).toEqual(DONE)
      expect(await host.addNetwork({ ...optimism, name: 'Twin' })).toEqual(DONE)
      expect(names()).toEqual(['Ethereum', 'Base', 'OP Mainnet'])
      expect(active()).toBe('eip155:1')
    })

    it('lets the page switch to it', async () => {
      const { host, controls, active } = createPage()
      await host.addNetwork(optimism)
      expect(await controls.switchNetwork(10)).toEqual(DONE)
      expect(active()).toBe('eip155:10')
    })

    it('accepts a wallet that is already on it', async () => {
      const { host, store, active, ...world } = createPage([mainnet, base], 'eip155:10')
      await connect(world)
      expect(selectIsUnsupported(store.getState())).toBe(true)
      await host.addNetwork(optimism)
      await settle()
      expect(selectIsUnsupported(store.getState())).toBe(false)
      expect(active()).toBe('eip155:10')
    })

    it.each<[string, unknown]>([
      ['nothing', undefined],
      ['what has no RPC URLs', { id: 10, name: 'OP', nativeCurrency: mainnet.nativeCurrency }],
      ['a family that there is none of', { ...mainnet, chainNamespace: 'tron', id: 'x' }],
    ])('rejects %s', async (_what, given) => {
      const { host, names } = createPage()
      expect(await host.addNetwork(given as NetworkInput)).toMatchObject({
        status: 'failed',
        error: { code: 'INVALID_OPTION' },
      })
      expect(names()).toEqual(['Ethereum', 'Base'])
    })
  })

  describe('removeNetwork', () => {
    it('removes it from the list, and leaves the page where it is', async () => {
      const { host, names, active, types } = createPage()
      expect(await host.removeNetwork(8453)).toEqual(DONE)
      expect(await host.removeNetwork('eip155:8453')).toEqual(DONE)
      expect([names(), active()]).toEqual([['Ethereum'], 'eip155:1'])
      expect(types()).not.toContain('network/switched')
    })

    it('moves the page to the first network of the family, and reports it', async () => {
      const { host, active, seen } = createPage([solanaMainnet, mainnet, base])
      await host.removeNetwork(solanaMainnet)
      expect(active()).toBe('eip155:1')
      const switched = seen(networkSwitched)
      await host.removeNetwork(mainnet)
      expect((await switched).payload).toEqual({ caipNetworkId: 'eip155:8453', by: 'visitor' })
      expect(active()).toBe('eip155:8453')
    })

    it('does not restore a removed network', async () => {
      const { host, store } = createPage([mainnet, base, solanaMainnet])
      store.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
      const there = solanaMainnet.caipNetworkId ?? 'solana:0'
      store.dispatch(networkSwitched({ caipNetworkId: there, by: 'visitor' }))
      await host.removeNetwork(base)
      expect(selectCaipNetworkId(store.getState(), 'eip155')).toBe('eip155:1')
    })

    it('hides the wallets of a family without a network, and shows them again with one', async () => {
      const { host, store, dispatch } = createPage([mainnet, solanaMainnet])
      dispatch(modalOpenRequested({}))
      await settle()
      const offered = () =>
        selectWalletChoices(store.getState()).map(({ connector }) => connector.name)
      expect(offered()).toContain('Ember')
      await host.removeNetwork(solanaMainnet)
      expect(offered()).not.toContain('Ember')
      await host.addNetwork(solanaMainnet)
      expect(offered()).toContain('Ember')
    })

    it('keeps the last network of all, and the last one for a connected wallet', async () => {
      const { host, names, ...world } = createPage([mainnet, solanaMainnet])
      await connect(world, EMBER)
      expect(await host.removeNetwork(solanaMainnet)).toMatchObject({
        error: {
          code: 'INVALID_OPTION',
          detail: 'a wallet is connected on the last network of solana',
        },
      })
      await host.removeNetwork(mainnet)
      expect(await host.removeNetwork(solanaMainnet)).toMatchObject({ status: 'failed' })
      expect(names()).toEqual(['Solana'])
    })
  })
})
