import { disconnectRequested } from '../../../src/events/connectionEvents'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { recentForgotten } from '../../../src/features/profile/profileSlice'
import { recentWalletUsed } from '../../../src/core/wallets/walletsSlice'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { sampleWallet } from '../../support/states/sampleWallets'
import { connect, HERON, LUMEN, pass, setUpFlowTests } from '../../support/flowWorld'

const LEFT = '@appkit/disconnected_connector_ids'

describe('forgetRecentFlow', () => {
  const createWorld = setUpFlowTests()

  it('removes a disconnected wallet, in storage too, and confirms it', async () => {
    const storage = memoryStorage()
    const { dispatch, store } = createWorld({ storage })
    await connect({ dispatch })
    await connect({ dispatch }, LUMEN)
    dispatch(disconnectRequested({}))
    await pass(1_000)
    expect(storage.getItem(LEFT)).toBe('{"eip155":["io.heron","app.lumen"]}')
    dispatch(recentForgotten(HERON))
    await pass(1)
    expect(storage.getItem(LEFT)).toBe('{"eip155":["app.lumen"]}')
    expect(selectToasts(store.getState())).toMatchObject([{ text: 'profile.forgotten' }])
    dispatch(recentForgotten(LUMEN))
    await pass(5_000)
    expect(storage.getItem(LEFT)).toBeNull()
  })

  it('removes a wallet of the directory', async () => {
    const { dispatch, store } = createWorld()
    dispatch(recentWalletUsed(sampleWallet))
    dispatch(recentForgotten({ namespace: 'eip155', walletId: sampleWallet.id }))
    expect(store.getState().wallets.recent).toEqual([])
    await pass(5_000)
  })
})
