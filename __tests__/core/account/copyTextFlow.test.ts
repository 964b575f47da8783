import { pairingUriCopyRequested, copyRequested } from '../../../src/core/account/accountSlice'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { SAMPLE_PAIRING_URI_ID, SAMPLE_URI } from '../../../src/testing/sampleSecrets'
import { states } from '../../support/states/states'
import { ALICE, setUpFlowTests, settle } from '../../support/flowWorld'

describe('copyTextFlow', () => {
  const createWorld = setUpFlowTests()

  it.each([
    ['address', 'common.addressCopied'],
    ['link', 'common.linkCopied'],
  ] as const)('copies an %s and confirms it', async (what, text) => {
    const { dispatch, store, page } = createWorld({ state: states.account })
    dispatch(copyRequested({ text: ALICE, what }))
    await settle()
    expect(page.clipboard).toBe(ALICE)
    expect(selectToasts(store.getState())).toMatchObject([{ tone: 'positive', text }])
  })

  it('explains how to copy by hand when the browser refuses', async () => {
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

  it('copies a pairing URI by its id and confirms it', async () => {
    const { dispatch, store, page } = createWorld({ state: states.pairingAny })
    dispatch(pairingUriCopyRequested(SAMPLE_PAIRING_URI_ID))
    await settle()
    expect(page.clipboard).toBe(SAMPLE_URI)
    expect(selectToasts(store.getState())).toMatchObject([{ text: 'common.linkCopied' }])
  })

  it('copies no expired pairing URI and reports that the copy failed', async () => {
    const { dispatch, store, page } = createWorld({ state: states.pairingAny })
    dispatch(pairingUriCopyRequested('secret-of-another-page'))
    await settle()
    expect(page.clipboard).toBe('')
    expect(selectToasts(store.getState())).toMatchObject([{ text: 'errors.copyFailed' }])
  })
})
