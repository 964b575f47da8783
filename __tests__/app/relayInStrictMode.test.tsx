import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { WalletModal } from '../../src/app/WalletModal'
import { createFakeRelay } from '../../src/testing/createFakeRelay'
import { setUpFlowTests, settle } from '../support/flowWorld'
import { connectionIn, evmSession, openCode } from '../support/relayWorld'

describe('P26: a wallet behind the relay, in strict mode', () => {
  const createWorld = setUpFlowTests()

  it('has one client, one set of listeners, however often the modal is mounted, and none after dispose', async () => {
    const relay = createFakeRelay()
    const disposed = jest.spyOn(relay.client, 'dispose')
    const world = createWorld({ relay })
    const page = (
      <StrictMode>
        <WalletModal store={world.hostStore} />
      </StrictMode>
    )
    const mount = () => render(page)
    mount().unmount()
    const { unmount } = mount()
    await act(async () => {
      world.dispatch(openCode)
      await settle()
      relay.pairing().approve(evmSession)
      await settle()
    })
    expect(connectionIn(world).phase).toBe('connected')
    const held = () => [relay.loadCount(), relay.listenerCount(), world.returnListeners()]
    const before = held()
    expect(before[0]).toBe(1)
    expect(before[2]).toBe(1)
    unmount()
    mount().unmount()
    const again = mount()
    await act(settle)
    expect(held()).toEqual(before)
    expect(relay.openPairings()).toBe(0)
    again.unmount()
    world.dispose()
    await settle()
    expect(disposed).toHaveBeenCalledTimes(1)
    expect(relay.listenerCount()).toBe(0)
    expect(world.returnListeners()).toBe(0)
  })
})
