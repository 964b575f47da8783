import { pairingUriCopyRequested, copyRequested } from '../../../src/features/account/accountSlice'
import { selectToasts } from '../../../src/features/notifications/notificationsSlice'
import { SAMPLE_PAIRING_URI_ID, SAMPLE_URI } from '../../../src/testing/sampleWallets'
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

  it('copies a code by its id, and says so', async () => {
    const { dispatch, store, page } = createWorld({ state: states.pairingAny })
    dispatch(pairingUriCopyRequested(SAMPLE_PAIRING_URI_ID))
    await settle()
    expect(page.clipboard).toBe(SAMPLE_URI)
    expect(selectToasts(store.getState())).toMatchObject([{ text: 'common.linkCopied' }])
  })

  it('copies no code that is over, and says that nothing was copied', async () => {
    const { dispatch, store, page } = createWorld({ state: states.pairingAny })
    dispatch(pairingUriCopyRequested('secret-of-another-page'))
    await settle()
    expect(page.clipboard).toBe('')
    expect(selectToasts(store.getState())).toMatchObject([{ text: 'errors.copyFailed' }])
  })
})
