import { connectRequested } from '../../../src/events/connectionEvents'
import { hydrated } from '../../../src/events/lifecycleEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { selectConnectionOf } from '../../../src/features/connections/connectionsSlice'
import { selectIsOpen } from '../../../src/features/modal/modalSlice'
import { HERON, pass, setUpFlowTests, settle } from '../../support/flowWorld'

describe('followOtherTabsFlow', () => {
  const createWorld = setUpFlowTests()

  it('says goodbye when another tab did, without asking the wallet again', async () => {
    const { dispatch, store, adapter } = createWorld()
    dispatch(connectRequested(HERON))
    await pass(2_000)
    dispatch(modalOpenRequested({}))
    dispatch(hydrated({ 'connectorId:eip155': undefined }))
    await settle()
    expect(selectConnectionOf(store.getState(), 'eip155').phase).toBe('disconnected')
    expect(selectIsOpen(store.getState())).toBe(false)
    expect(adapter.calls.map(({ method }) => method)).not.toContain('disconnect')
  })

  it('stays when another tab wrote something else', async () => {
    const { dispatch, store } = createWorld()
    dispatch(connectRequested(HERON))
    await pass(2_000)
    dispatch(hydrated({ recentWallets: [] }))
    dispatch(hydrated({ 'connectorId:solana': undefined }))
    expect(selectConnectionOf(store.getState(), 'eip155').phase).toBe('connected')
  })
})
