import { selectToasts } from '../../../../src/core/notifications/notificationsSlice'
import { pasteRequested, selectSend } from '../../../../src/features/send/sendSlice'
import { states } from '../../../support/states/states'
import { BOB, setUpFlowTests, settle } from '../../../support/flowWorld'

describe('pasteRecipientFlow', () => {
  const createWorld = setUpFlowTests()

  it('fills in the pasted text', async () => {
    const { dispatch, store, page } = createWorld({ state: states.account })
    page.clipboard = `  ${BOB}\n`
    dispatch(pasteRequested())
    await settle()
    expect(selectSend(store.getState())).toMatchObject({
      recipientText: BOB,
      recipient: { address: BOB },
    })
  })

  it('truncates a clipboard full of other text', async () => {
    const { dispatch, store, page } = createWorld({ state: states.account })
    page.clipboard = 'x'.repeat(10_000)
    dispatch(pasteRequested())
    await settle()
    expect(selectSend(store.getState()).recipientText).toHaveLength(256)
  })

  it('validates the pasted text at once', async () => {
    const { dispatch, store, page } = createWorld({ state: states.account })
    page.clipboard = '0x1234'
    dispatch(pasteRequested())
    await settle()
    expect(selectSend(store.getState()).recipientPhase).toBe('malformed')
  })

  it('explains how to paste by hand when the browser refuses', async () => {
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
