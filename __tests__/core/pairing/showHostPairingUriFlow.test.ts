import { viewEntry } from '../../../src/domain/views'
import { pairingRequested } from '../../../src/events/pairingEvents'
import { walletPicked } from '../../../src/events/walletEvents'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { SAMPLE_URI } from '../../../src/testing/sampleSecrets'
import { pass, setUpFlowTests, settle } from '../../support/flowWorld'
import { pairingUriIn, remoteWallet, pairingIn } from '../../support/walletConnectWorld'

describe('open({ uri })', () => {
  const createWorld = setUpFlowTests()

  async function given(uri: string) {
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect, options: { manualWCControl: true } })
    world.controls.open({ uri }).catch(() => undefined)
    await settle()
    await pass(100)
    return { walletConnect, world }
  }

  it('shows the page’s own pairing URI, and creates none', async () => {
    const { walletConnect, world } = await given(SAMPLE_URI)
    expect(selectCurrentView(world.store.getState())).toEqual(
      viewEntry('ConnectingWalletConnect', { wallet: null }),
    )
    expect(pairingIn(world)).toMatchObject({ phase: 'waiting', wallet: null })
    expect(pairingUriIn(world)).toBe(SAMPLE_URI)
    expect(walletConnect.pairings).toEqual([])
  })

  it('opens every wallet with it', async () => {
    const { walletConnect, world } = await given(SAMPLE_URI)
    world.dispatch(walletPicked({ wallet: remoteWallet }))
    await settle()
    expect(selectCurrentView(world.store.getState()).name).toBe('ConnectingWalletConnect')
    expect(pairingIn(world)).toMatchObject({ phase: 'waiting' })
    expect(pairingUriIn(world)).toBe(SAMPLE_URI)
    expect(walletConnect.pairings).toEqual([])
  })

  it('shows it until the expiry it contains', async () => {
    const now = Math.floor(Date.now() / 1_000)
    const uri = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=5e&expiryTimestamp=${now + 60}`
    const { world } = await given(uri)
    expect(pairingIn(world).expiresAt).toBe((now + 60) * 1_000)
  })

  it.each(['https://evil.example', 'wc:abc', 'javascript:alert(1)', ''])(
    'shows nothing for an invalid pairing URI: “%s”',
    async uri => {
      const { world } = await given(uri)
      expect(selectIsOpen(world.store.getState())).toBe(true)
      expect(pairingIn(world)).toMatchObject({ phase: 'idle', pairingUriId: null })
    },
  )

  it('creates a new one when the visitor requests it', async () => {
    const { walletConnect, world } = await given(SAMPLE_URI)
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    expect(walletConnect.openPairings()).toBe(1)
  })
})
