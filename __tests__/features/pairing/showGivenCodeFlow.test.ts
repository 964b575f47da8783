import { viewEntry } from '../../../src/domain/views'
import { pairingRequested } from '../../../src/events/pairingEvents'
import { walletPicked } from '../../../src/events/walletEvents'
import { selectIsOpen } from '../../../src/features/modal/modalSlice'
import { selectCurrentView } from '../../../src/features/router/routerSlice'
import { createFakeRelay } from '../../../src/testing/createFakeRelay'
import { SAMPLE_URI } from '../../../src/testing/sampleWallets'
import { pass, setUpFlowTests, settle } from '../../support/flowWorld'
import { codeIn, farWallet, pairingIn } from '../../support/relayWorld'

describe('open({ uri })', () => {
  const createWorld = setUpFlowTests()

  async function given(uri: string) {
    const relay = createFakeRelay()
    const world = createWorld({ relay, options: { manualWCControl: true } })
    world.controls.open({ uri }).catch(() => undefined)
    await settle()
    await pass(100)
    return { relay, world }
  }

  it('shows a code of the page’s own, and makes none', async () => {
    const { relay, world } = await given(SAMPLE_URI)
    expect(selectCurrentView(world.store.getState())).toEqual(
      viewEntry('ConnectingWalletConnect', { wallet: null }),
    )
    expect(pairingIn(world)).toMatchObject({ phase: 'waiting', wallet: null })
    expect(codeIn(world)).toBe(SAMPLE_URI)
    expect(relay.pairings).toEqual([])
  })

  it('opens every wallet with it', async () => {
    const { relay, world } = await given(SAMPLE_URI)
    world.dispatch(walletPicked({ wallet: farWallet }))
    await settle()
    expect(selectCurrentView(world.store.getState()).name).toBe('ConnectingWalletConnect')
    expect(pairingIn(world)).toMatchObject({ phase: 'waiting' })
    expect(codeIn(world)).toBe(SAMPLE_URI)
    expect(relay.pairings).toEqual([])
  })

  it('shows it for as long as it says that it holds', async () => {
    const now = Math.floor(Date.now() / 1_000)
    const uri = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=5e&expiryTimestamp=${now + 60}`
    const { world } = await given(uri)
    expect(pairingIn(world).expiresAt).toBe((now + 60) * 1_000)
  })

  it.each(['https://evil.example', 'wc:abc', 'javascript:alert(1)', ''])(
    'shows nothing that is no code: “%s”',
    async uri => {
      const { world } = await given(uri)
      expect(selectIsOpen(world.store.getState())).toBe(true)
      expect(pairingIn(world)).toMatchObject({ phase: 'idle', codeId: null })
    },
  )

  it('makes one of ours when the visitor asks for a new one', async () => {
    const { relay, world } = await given(SAMPLE_URI)
    world.dispatch(pairingRequested({ wallet: null }))
    await settle()
    expect(relay.openPairings()).toBe(1)
  })
})
