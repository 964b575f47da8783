import type { UnknownAction } from '@reduxjs/toolkit'
import { embeddedWallet } from '../../../src/entries/embeddedWallet'
import { evm } from '../../../src/entries/evm'
import { solana } from '../../../src/entries/solana'
import { connectRequested, disconnectRequested } from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { connectionSwitchRequested } from '../../../src/events/otherConnectionEvents'
import { solanaMainnet } from '../../../src/entries/networks'
import { createFakeFrame } from '../../../src/testing/createFakeFrame'
import { createScriptableWallet } from '../../../src/testing/wallets/createScriptableWallet'
import { createTestStore } from '../../../src/testing/createTestStore'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { ALICE, EMAIL, pass, SOL_ALICE } from '../../chains/embedded/embeddedWorld'
import { quietServices } from '../../support/flowWorld'
import { mainnet } from '../../support/hostWorld'
import { addressIn, allowed, connectedIn } from '../../support/multiWalletWorld'

const STORED = {
  '@appkit/eip155:connected_connector_id': 'ID_AUTH',
  '@appkit/solana:connected_connector_id': 'ID_AUTH',
  '@appkit/connected_namespaces': 'eip155,solana',
  '@appkit/connection_status': 'connected',
  '@appkit/active_caip_network_id': 'eip155:1',
  '@appkit/active_namespace': 'eip155',
  '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true',
  '@appkit-wallet/EMAIL': EMAIL,
}
const HERON = { namespace: 'eip155', connectorId: 'io.heron' } as const
const LOGIN = { namespace: 'eip155', connectorId: 'ID_AUTH' } as const
const silent = { rpcUrls: { default: { http: [] } } }

describe('a login by email and a browser wallet', () => {
  const toUndo: (() => void)[] = []
  beforeEach(() => jest.useFakeTimers())
  afterEach(async () => {
    for (const undo of toUndo.splice(0).reverse()) undo()
    await pass(1_000)
    document.body.innerHTML = ''
    jest.useRealTimers()
  })

  async function openPage() {
    const wallet = createScriptableWallet({ name: 'Heron', rdns: HERON.connectorId })
    const frame = createFakeFrame({ isLoggedIn: true })
    const page = createTestStore({
      http: quietServices,
      storage: memoryStorage(STORED),
      options: {
        adapters: [evm(), solana(), embeddedWallet({ secureSiteUrl: frame.origin })],
        networks: [
          { ...mainnet, ...silent },
          { ...solanaMainnet, ...silent },
        ],
      },
    })
    toUndo.push(wallet.install(), () => frame.close(), page.dispose)
    const does = async (...actions: readonly UnknownAction[]) => {
      for (const action of actions) {
        page.store.dispatch(action)
        for (let turn = 0; turn < 30; turn++) await pass(100)
      }
    }
    await does(modalOpenRequested({}), allowed, connectRequested(HERON))
    const signOuts = () => frame.received.filter(({ event }) => event === 'SIGN_OUT').length
    return { ...page, wallet, frame, does, signOuts }
  }

  it('share the wallet’s chain family, while the login stays active on the other family', async () => {
    const page = await openPage()
    expect(connectedIn(page)).toEqual(['io.heron', 'ID_AUTH'])
    expect(connectedIn(page, 'solana')).toEqual(['ID_AUTH'])
    expect(addressIn(page, 'solana')).toBe(SOL_ALICE)
    expect(page.signOuts()).toBe(0)
  })

  it('the login becomes active again without a prompt, and the wallet stays connected', async () => {
    const page = await openPage()
    await page.does(connectionSwitchRequested(LOGIN))
    expect(connectedIn(page)).toEqual(['ID_AUTH', 'io.heron'])
    expect(addressIn(page)).toBe(ALICE)
    expect(page.signOuts()).toBe(0)
  })

  it('disconnecting the wallet keeps the login, which becomes active', async () => {
    const page = await openPage()
    await page.does(disconnectRequested(HERON))
    expect(connectedIn(page)).toEqual(['ID_AUTH'])
    expect(addressIn(page)).toBe(ALICE)
    expect(page.signOuts()).toBe(0)
  })

  it('disconnecting the login signs it out on every chain family, and the wallet stays active', async () => {
    const page = await openPage()
    await page.does(disconnectRequested(LOGIN))
    expect(connectedIn(page)).toEqual(['io.heron'])
    expect(connectedIn(page, 'solana')).toEqual([])
    expect(page.signOuts()).toBe(1)
  })
})
