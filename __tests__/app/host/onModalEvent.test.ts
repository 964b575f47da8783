import { onModalEvent, type ModalEvent } from '../../../src/app/host/onModalEvent'
import {
  accountsChanged,
  disconnected,
  walletConnected,
} from '../../../src/events/connectionEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { HERON, setUpFlowTests } from '../../support/flowWorld'

const account = (address: string) => ({ namespace: 'eip155', address, type: 'eoa' }) as const

describe('onModalEvent', () => {
  const createWorld = setUpFlowTests()

  it('reports connecting, another account, another network and disconnecting, until it is unsubscribed', () => {
    const { hostStore, store } = createWorld()
    const heard: ModalEvent[] = []
    const stop = onModalEvent(hostStore, event => void heard.push(event))
    store.dispatch(
      walletConnected({
        ...HERON,
        accounts: [account('0xaa')],
        capabilities: [],
        caipNetworkId: 'eip155:1',
        walletName: 'Heron',
        isRestored: false,
      }),
    )
    store.dispatch(accountsChanged({ ...HERON, accounts: [account('0xaa'), account('0xcc')] }))
    store.dispatch(accountsChanged({ ...HERON, accounts: [account('0xbb')] }))
    store.dispatch(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'wallet' }))
    store.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
    const namespace = 'eip155'
    expect(
      heard
        .filter(({ name }) => !/^(?:MODAL|INITIALIZE)/.test(name))
        .map(({ name, properties }) => [name, properties]),
    ).toEqual([
      ['CONNECT_SUCCESS', { wallet: 'Heron', method: 'browser', namespace, reconnect: false }],
      ['ACCOUNT_CHANGED', { namespace }],
      ['SWITCH_NETWORK', { network: 'eip155:8453' }],
      ['DISCONNECT_SUCCESS', { namespace, by: 'wallet' }],
    ])
    stop()
    const count = heard.length
    store.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
    expect(heard).toHaveLength(count)
  })

  it('names the missing line in a store without a modal', () => {
    const bare = { getState: () => ({}), dispatch: () => null, subscribe: () => () => undefined }
    expect(() => onModalEvent(bare, () => undefined)).toThrow('No wallet modal in this store')
  })
})
