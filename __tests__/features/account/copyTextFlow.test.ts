import { copyRequested } from '../../../src/features/account/accountSlice'
import { selectToasts } from '../../../src/features/notifications/notificationsSlice'
import { states } from '../../../src/testing/states'
import { ALICE, setUpFlowTests, settle } from '../../support/flowWorld'

describe('copyTextFlow', () => {
  const createWorld = setUpFlowTests()

  it.each([
    ['address', 'common.addressCopied'],
    ['link', 'common.linkCopied'],
  ] as const)('copies an %s and says so', async (what, text) => {
    const { dispatch, store, page } = createWorld({ state: states.account })
    dispatch(copyRequested({ text: ALICE, what }))
    await settle()
    expect(page.clipboard).toBe(ALICE)
    expect(selectToasts(store.getState())).toMatchObject([{ tone: 'positive', text }])
  })

  it('says how to copy by hand when the browser refuses', async () => {
    const { dispatch, store, page } = createWorld({ state: states.account })
    Object.defineProperty(page, 'clipboard', {
      set: () => {
        throw new Error('denied')
      },
    })
    dispatch(copyRequested({ text: ALICE, what: 'address' }))
    await settle()
    expect(selectToasts(store.getState())).toMatchObject([
      { tone: 'negative', text: 'errors.copyFailed' },
    ])
  })
})
