import { act, render, waitFor, within } from '@testing-library/react'
import { WalletModal } from '../../src/app/host/WalletModal'
import { createHttpClient } from '../../src/clients/createHttpClient'
import { delay } from '../../src/clients/delay'
import { normalizeNetwork, type NetworkInput } from '../../src/domain/network'
import { modalOpenRequested } from '../../src/events/modalEvents'
import type { ChainAdapterPorts } from '../../src/ports/chainAdapter'
import { createTestStore } from '../../src/testing/createTestStore'
import { addressRulesContract } from '../contracts/addressRulesContract'
import { chainClientContract } from '../contracts/chainClientContract'
import { walletSourceContract } from '../contracts/walletSourceContract'
import { quietServices } from '../support/flowWorld'
import { toyAddresses } from '../support/plantedFamily/chains/toy/address/toyAddresses'
import { createToyChain } from '../support/plantedFamily/chains/toy/chain/createToyChain'
import { TOY } from '../support/plantedFamily/chains/toy/namespace'
import { createToyWallets } from '../support/plantedFamily/chains/toy/wallet/createToyWallets'
import { createToyWallet } from '../support/plantedFamily/createToyWallet'
import { toy } from '../support/plantedFamily/entries/toy'

/** The one line that adds the family. */
jest.mock('../../src/lib/address/families', () => {
  const actual = jest.requireActual<{ readonly FAMILIES: object }>('../../src/lib/address/families')
  return { ...actual, FAMILIES: { ...actual.FAMILIES, toy: 'Toys' } }
})

const ANNA = 'toy-marblesofanna-3'
const BERT = 'toy-marblesofbert-3'

const input = (id: string, name: string): NetworkInput => ({
  id,
  name,
  chainNamespace: TOY,
  nativeCurrency: { name: 'Marble', symbol: 'MRB', decimals: 1 },
  rpcUrls: { default: { http: [`https://${id}.example`] } },
})
const playground = normalizeNetwork(input('playground', 'Playground'))
const sandpit = normalizeNetwork(input('sandpit', 'Sandpit'))

const ports: ChainAdapterPorts = {
  window,
  networks: () => [playground, sandpit],
  rpcUrls: network => network.rpcUrls,
  delay,
  http: createHttpClient(),
  options: { injected: true, announced: true },
}

const realFetch = globalThis.fetch
function createNodes() {
  let asked = 0
  const answer = (respond: () => Promise<Response>) => {
    globalThis.fetch = () => {
      asked += 1
      return respond()
    }
  }
  const hold = (amount: string) =>
    answer(async () => ({ json: async () => amount }) as unknown as Response)
  hold('1')
  return {
    hold,
    fallSilent: () => answer(() => new Promise(() => undefined)),
    goAway: () => answer(() => Promise.reject(new TypeError('Failed to fetch'))),
    requests: () => asked,
  }
}
afterEach(() => void (globalThis.fetch = realFetch))

walletSourceContract('A planted family', () => {
  const wallet = createToyWallet(window, [ANNA])
  return {
    source: createToyWallets(ports),
    connectorId: wallet.provider.id,
    addresses: [ANNA, BERT],
    here: playground,
    there: sandpit,
    wallet,
    close: () => undefined,
  }
})

chainClientContract('A planted family', () => ({
  chain: createToyChain(ports),
  network: playground,
  address: ANNA,
  nodes: createNodes(),
  close: () => undefined,
}))

addressRulesContract('A planted family', async () => toyAddresses, {
  typed: [
    [ANNA, ANNA],
    [` ${BERT} `, BERT],
  ],
  none: ['anna', 'toy-anna', 'toy--2'],
  different: [ANNA, BERT],
  mistyped: ['toy-marblesofann-3'],
  burnAddresses: ['toy-zzz-3'],
})

describe('a custom family in the modal', () => {
  it('is listed, connects, and shows its own capabilities only', async () => {
    createNodes().hold('12.5')
    const { hostStore, controls, adapter, dispose } = createTestStore({
      http: quietServices,
      options: {
        networks: [input('playground', 'Playground'), input('sandpit', 'Sandpit')],
        adapters: [toy()],
      },
    })
    render(<WalletModal store={hostStore} />)
    const card = () => {
      const root = document.querySelector('[data-testid="wm-root"]')?.shadowRoot
      return within(root as unknown as HTMLElement)
    }
    let outcome: ReturnType<typeof controls.open> | undefined
    await act(async () => {
      outcome = controls.open()
    })
    const wallet = createToyWallet(window, [ANNA])
    await waitFor(() => {
      wallet.appear()
      expect(card().getByText('Toy Wallet')).toBeInTheDocument()
    })
    await act(async () => {
      card().getByText('Toy Wallet').click()
      expect(await outcome).toMatchObject({ status: 'connected', address: ANNA })
    })
    await act(async () => void hostStore.dispatch(modalOpenRequested({})))
    await waitFor(() => expect(card().getByTestId('wm-view-Account')).toBeInTheDocument())
    const account = card().getByTestId('wm-view-Account')
    await waitFor(() => expect(account).toHaveTextContent('Balance 12.500 MRB'))
    expect(account).toHaveTextContent(toyAddresses.shorten(ANNA))
    expect(card().getByTestId('wm-account-receive')).toBeInTheDocument()
    expect(card().queryByTestId('wm-account-send')).not.toBeInTheDocument()
    expect(await controls.signMessage('hello')).toEqual({ status: 'done', value: 'signed hello' })
    expect(adapter.calls).toEqual([])
    dispose()
  })
})
