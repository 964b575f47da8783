import { exportReport } from '../../../src/app/runtime/exportReport'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { replay } from '../../../src/testing/replay'
import { copyRequested } from '../../../src/core/account/accountSlice'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { pass, setUpFlowTests, settle } from '../../support/flowWorld'
import { evmSession, openPairingUri, pairingUriIn } from '../../support/walletConnectWorld'

describe('a bug report of a pairing', () => {
  const createWorld = setUpFlowTests()

  async function visit() {
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect })
    world.dispatch(openPairingUri)
    await settle()
    const uri = pairingUriIn(world) ?? ''
    const links = [uri, `far://wc?uri=${encodeURIComponent(uri)}`, encodeURIComponent(uri)]
    for (const text of links) world.dispatch(copyRequested({ text, what: 'link' }))
    world.dispatch(
      copyRequested({ text: encodeURIComponent(encodeURIComponent(uri)), what: 'link' }),
    )
    walletConnect.pairing().approve(evmSession)
    await pass(5_000)
    const { log } = findRuntime(world.hostStore, 'walletModal')
    return { world, uri, report: exportReport(log(), 'walletModal') }
  }

  it('contains no pairing URI and no key, in any form', async () => {
    const { uri, report } = await visit()
    const text = JSON.stringify(report)
    expect(uri).toContain('symKey=5e5e')
    expect(text).not.toMatch(/symKey/i)
    expect(text).not.toContain('5e5e5e5e')
    expect(text).toContain('pairing/uriIssued')
  })

  it('replays to the state in which the visit ended', async () => {
    const { world, report } = await visit()
    const { pairing, router, connections } = replay(report)
    const live = world.store.getState()
    expect(pairing).toEqual(live.pairing)
    expect(router).toEqual(live.router)
    expect(connections.byNamespace).toEqual(live.connections.byNamespace)
  })
})
