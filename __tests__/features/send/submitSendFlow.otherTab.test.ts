import { ModalError } from '../../../src/domain/ModalError'
import { reviewRequested } from '../../../src/events/sendEvents'
import { selectEarlierRequest } from '../../../src/features/send/sendRequestSelectors'
import { selectSend, sendConfirmed } from '../../../src/features/send/sendSlice'
import { selectSubmitted } from '../../../src/core/transactions/transactionsSlice'
import { requestFacts, sendRequest } from '../../support/states/requestFacts'
import { PAYMENT_DOUBT_MS, PAYMENT_MARKS } from '../../../src/store/persistence/paymentMarks'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { states } from '../../support/states/states'
import { hang, pass, settle } from '../../support/flowWorld'
import { HASH, review } from '../../support/payment'
import { chain, sends, setUpSubmitTests } from '../../support/submitWorld'

describe('submitSendFlow', () => {
  const { createWorld } = setUpSubmitTests()

  describe('another tab’s request for the same payment', () => {
    const askedBy = ({ store }: Pick<ReturnType<typeof createWorld>, 'store'>) =>
      requestFacts(sendRequest(selectSend(store.getState()), 'there'))
    const twoTabs = async (send: (intent: unknown) => Promise<string> = hang) => {
      const storage = memoryStorage()
      const [here, there] = [0, 1].map(() =>
        createWorld({ state: states.account, storage, adapter: { ...chain, send } }),
      ) as [ReturnType<typeof createWorld>, ReturnType<typeof createWorld>]
      return { storage, here, there }
    }

    it('is shown at the press that would repeat it, and the next press sends', async () => {
      const { here, there } = await twoTabs()
      await review(here)
      await review(there)
      expect(selectEarlierRequest(here.store.getState())).toBe('none')
      there.dispatch(sendConfirmed())
      here.dispatch(sendConfirmed())
      await settle()
      expect(sends(here.adapter)).toHaveLength(0)
      expect(selectSend(here.store.getState()).phase).toBe('reviewing')
      expect(selectEarlierRequest(here.store.getState())).toBe('doubt')
      here.dispatch(sendConfirmed())
      await settle()
      expect(sends(here.adapter)).toHaveLength(1)
    })

    it('is shown again after a failure, which removes the review from the screen', async () => {
      const { here, there } = await twoTabs(() => Promise.reject(new ModalError('USER_REJECTED')))
      await review(here)
      here.dispatch(sendConfirmed())
      await settle()
      expect(selectSend(here.store.getState()).phase).toBe('failed')
      await review(there)
      there.dispatch(askedBy(there).opened)
      here.dispatch(sendConfirmed())
      await settle()
      expect(sends(here.adapter)).toHaveLength(1)
      expect(selectSend(here.store.getState()).phase).toBe('reviewing')
      expect(selectEarlierRequest(here.store.getState())).toBe('doubt')
    })

    it('is cleared when that tab reports that nothing was sent', async () => {
      const { storage, here, there } = await twoTabs()
      await review(there)
      there.dispatch(askedBy(there).opened)
      expect(storage.getItem(PAYMENT_MARKS.key)).not.toBeNull()
      there.dispatch(askedBy(there).ended({ error: { code: 'USER_REJECTED', detail: '' } }))
      expect(storage.getItem(PAYMENT_MARKS.key)).toBeNull()
      await review(here)
      expect(selectEarlierRequest(here.store.getState())).toBe('none')
    })

    it('is settled by the hash of a payment that was confirmed despite the doubt', async () => {
      const { storage, here, there } = await twoTabs(async () => HASH)
      await review(there)
      there.dispatch(askedBy(there).opened)
      await review(here)
      here.dispatch(sendConfirmed())
      await settle()
      expect(selectSubmitted(here.store.getState())).toHaveLength(1)
      expect(storage.getItem(PAYMENT_MARKS.key)).toBeNull()
    })

    it('is in doubt for a day', async () => {
      const { here, there } = await twoTabs()
      await review(there)
      there.dispatch(askedBy(there).opened)
      jest.setSystemTime(Date.now() + PAYMENT_DOUBT_MS) // skips a day of polling
      await review(here)
      expect(selectEarlierRequest(here.store.getState())).toBe('doubt')
      await pass(1)
      here.dispatch(reviewRequested())
      await settle()
      expect(selectEarlierRequest(here.store.getState())).toBe('none')
    })
  })
})
