import { selectToasts } from '../../../../src/features/notifications/notificationsSlice'
import { pasteRequested, selectSend } from '../../../../src/features/send/sendSlice'
import { states } from '../../../../src/testing/states'
import { BOB, setUpFlowTests, settle } from '../../../support/flowWorld'

describe('pasteRecipientFlow', () => {
  const createWorld = setUpFlowTests()

  it('shows what was pasted', async () => {
    const { dispatch, store, page } = createWorld({ state: states.account })
    page.clipboard = `  ${BOB}\n`
    dispatch(pasteRequested())
    await settle()
    expect(selectSend(store.getState())).toMatchObject({
      recipientText: BOB,
      recipient: { address: BOB },
    })
  })

  it('cuts off a clipboard full of something else', async () => {
    const { dispatch, store, page } = createWorld({ state: states.account })
    page.clipboard = 'x'.repeat(10_000)
    dispatch(pasteRequested())
    await settle()
    expect(selectSend(store.getState()).recipientText).toHaveLength(256)
  })

  it('judges what was pasted at once', async () => {
    const { dispatch, store, page } = createWorld({ state: states.account })
    page.clipboard = '0x1234'
    dispatch(pasteRequested())
    await settle()
    expect(selectSend(store.getState()).recipientPhase).toBe('malformed')
  })

  it('says how to go on when the browser refuses', async () => {
    const { dispatch, store, page } = createWorld({ state: states.account })
    Object.defineProperty(page, 'clipboard', {
      get: () => {
        throw new Error('denied')
      },
    })
    dispatch(pasteRequested())
    await settle()
    expect(selectToasts(store.getState())).toMatchObject([{ text: 'errors.pasteFailed' }])
  })
})
