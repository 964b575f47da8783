import { act, cleanup } from '@testing-library/react'
import { usePairing } from '../../../src/app/headless/usePairing'
import { useView } from '../../../src/app/headless/useView'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import type { HostStore } from '../../../src/store/scopedStore'
import { pass, setUpFlowTests, settle } from '../../support/flowWorld'
import { holdHook } from '../../support/holdHook'
import { connectionIn, evmSession, remoteWallet } from '../../support/walletConnectWorld'

const useDrawer = (where: { store: HostStore }) => ({
  view: useView(where),
  pairing: usePairing(where),
})

describe('usePairing', () => {
  afterEach(cleanup) // unmount before the world closes the modal
  const createWorld = setUpFlowTests()

  function draw() {
    const walletConnect = createFakeWalletConnect()
    const held = holdHook(createWorld({ walletConnect }), useDrawer)
    const now = () => held.result.current
    const start = (...given: Parameters<ReturnType<typeof usePairing>['start']>) =>
      act(async () => {
        now().pairing.start(...given)
        await settle()
      })
    return { ...held, walletConnect, now, start }
  }

  it('returns the pairing URI, and ends once the wallet has approved', async () => {
    const { now, start, walletConnect, ...world } = draw()
    expect(now()).toMatchObject({ view: null, pairing: { phase: 'idle', uri: null } })
    await start()
    expect(now().pairing.phase).toBe('waiting')
    expect(now().pairing.uri).toMatch(/^wc:/)
    await act(async () => {
      walletConnect.pairing().approve(evmSession)
      await pass(5_000)
    })
    expect(connectionIn(world)).toMatchObject({ phase: 'connected' })
    expect(now().view).toBeNull()
  })

  it('returns links for the chosen wallet, and remembers the followed one', async () => {
    const { now, start, store } = draw()
    await start(remoteWallet)
    const link = now().pairing.linkTo('mobile')
    expect(link).toContain(encodeURIComponent(now().pairing.uri ?? 'none'))
    await act(async () => {
      now().pairing.reportLinkOpened('mobile')
      await settle()
    })
    expect(store.getState().pairing?.link).toMatchObject({ name: remoteWallet.name })
  })

  it('returns the reason of a failure, and retries', async () => {
    const { now, start, walletConnect } = draw()
    await start()
    await act(async () => {
      walletConnect.pairing().refuse()
      await settle()
    })
    expect(now().pairing).toMatchObject({ phase: 'failed', error: { code: 'USER_REJECTED' } })
    await start()
    expect(now().pairing).toMatchObject({ phase: 'waiting', error: null })
  })

  it('ends when it is cancelled', async () => {
    const { now, start } = draw()
    await start()
    await act(async () => {
      now().pairing.cancel()
      await settle()
    })
    expect(now().pairing).toMatchObject({ phase: 'idle', uri: null })
  })
})
