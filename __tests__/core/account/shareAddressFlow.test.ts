import { shareRequested } from '../../../src/core/account/accountSlice'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { states } from '../../support/states/states'
import { ALICE, setUpFlowTests, settle } from '../../support/flowWorld'

describe('shareAddressFlow', () => {
  const createWorld = setUpFlowTests()

  /** Presses Share in a browser whose share sheet behaves as `answer` does. */
  async function pressShare(answer: () => void = () => undefined) {
    const { dispatch, store, page } = createWorld({ state: states.account })
    const given: string[] = []
    Object.defineProperty(page.shared, 'push', {
      value: (text: string) => {
        answer()
        given.push(text)
      },
    })
    dispatch(shareRequested({ address: ALICE }))
    await settle()
    return { given, copied: page.clipboard, toasts: selectToasts(store.getState()) }
  }

  it('shares the whole address and leaves the rest to the other app', async () => {
    expect(await pressShare()).toEqual({ given: [ALICE], copied: '', toasts: [] })
  })

  it('shows nothing when the visitor picks no app', async () => {
    const cancel = () => {
      throw new DOMException('Share canceled', 'AbortError')
    }
    expect(await pressShare(cancel)).toEqual({ given: [], copied: '', toasts: [] })
  })

  it('copies the address when the browser refuses to share', async () => {
    const refuse = () => {
      throw new DOMException('Permission denied', 'NotAllowedError')
    }
    const { copied, toasts } = await pressShare(refuse)
    expect(copied).toBe(ALICE)
    expect(toasts).toMatchObject([{ tone: 'positive', text: 'common.addressCopied' }])
  })
})
