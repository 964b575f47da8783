import { findRuntime } from '../../../src/app/runtime/findRuntime'
import {
  bitcoinFingerprint,
  bitcoinPaymentFingerprint,
  handoverFingerprint,
  toBitcoinPayment,
  type BitcoinHandover,
  type BitcoinTransfer,
} from '../../../src/domain/payment/bitcoinTransfer'
import { bitcoinMainnet } from '../../../src/entries/bitcoin'
import { backRequested } from '../../../src/events/backEvents'
import {
  connectRequested,
  disconnectRequested,
  walletConnected,
} from '../../../src/events/connectionEvents'
import { REVIEW_TIMEOUT_MS } from '../../../src/domain/limits'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { transferReviewed } from '../../../src/features/bitcoinReview/bitcoinReviewEvents'
import { selectIsBitcoinDoubted } from '../../../src/features/bitcoinReview/bitcoinReviewSelectors'
import { selectBitcoinReview } from '../../../src/features/bitcoinReview/bitcoinReviewSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { ModalError } from '../../../src/domain/ModalError'
import { getPaymentMark } from '../../../src/domain/payment/paymentMark'
import { readPaymentMarks } from '../../../src/store/persistence/paymentMarks'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import type { ChainAdapterPorts } from '../../../src/ports/chainAdapter'
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { sampleCapabilities } from '../../../src/testing/samples'
import { states } from '../../support/states/states'
import { friendly, pass, setUpFlowTests, settle } from '../../support/flowWorld'
import { codeOf } from '../../contracts/codeOf'

function sampleTransfer(): BitcoinTransfer {
  const { review } = states.bitcoinReview().bitcoinReview ?? {}
  if (!review?.transfer) throw new Error('The sample has a payment')
  return review.transfer
}
const transfer = sampleTransfer()
const built = (changes: Partial<BitcoinTransfer> = {}): BitcoinHandover => {
  const changed = { ...transfer, ...changes }
  return { payment: toBitcoinPayment(changed), transfer: changed }
}
const byWallet: BitcoinHandover = { payment: toBitcoinPayment(transfer), transfer: null }
const connectorId = 'Heron'

describe('showTransferReviewFlow', () => {
  const createWorld = setUpFlowTests()

  /** Starts a page with Bitcoin alone and returns the ports that its adapter received. */
  async function begin(storage = memoryStorage()) {
    const given: { ports?: ChainAdapterPorts } = {}
    const account = { namespace: 'bip122', address: transfer.from, type: 'payment' } as const
    const world = createWorld({
      storage,
      options: {
        networks: [bitcoinMainnet],
        adapters: [
          {
            namespace: 'bip122',
            adapterType: 'bitcoin',
            async load(ports: ChainAdapterPorts) {
              given.ports = ports
              return createFakeAdapter({
                ...friendly,
                namespace: 'bip122',
                discover(tell) {
                  tell([{ id: connectorId, name: 'Heron', namespace: 'bip122', type: 'ANNOUNCED' }])
                  return () => undefined
                },
                connect: async () => ({
                  accounts: [account],
                  caipNetworkId: transfer.caipNetworkId,
                  capabilities: sampleCapabilities,
                }),
                watch: () => () => undefined,
              })
            },
          },
        ],
      },
    })
    await findRuntime(world.hostStore, 'walletModal').load()
    world.dispatch(connectRequested({ namespace: 'bip122', connectorId }))
    await pass(2_000)
    expect(world.actions().some(walletConnected.match)).toBe(true)
    const state = () => world.store.getState()
    return { ...world, ports: () => given.ports, state }
  }

  it('opens the payment, and resolves once the visitor agrees to it', async () => {
    const { ports, state, dispatch } = await begin()
    let isAgreed = false
    const asked = ports()
      ?.reviewTransfer?.(built())
      .then(() => (isAgreed = true))
    await pass(1_000)
    expect([selectIsOpen(state()), selectCurrentView(state()).name]).toEqual([
      true,
      'BitcoinReview',
    ])
    expect(isAgreed).toBe(false)
    const { id = '' } = selectBitcoinReview(state()).review ?? {}
    dispatch(transferReviewed({ id, fingerprint: bitcoinFingerprint(transfer) }))
    await pass(1_000)
    await asked
    expect([isAgreed, selectIsOpen(state())]).toEqual([true, false])
    expect(selectBitcoinReview(state())).toMatchObject({
      review: null,
      agreed: [transfer.recipient],
    })
  })

  it.each([
    ['closes it', modalCloseRequested({ by: 'visitor' })],
    ['goes back', backRequested()],
    ['disconnects', disconnectRequested({})],
  ])('rejects the review when the visitor %s', async (_how, action) => {
    const { ports, state, dispatch } = await begin()
    const asked = codeOf(ports()?.reviewTransfer?.(built()) ?? Promise.resolve(undefined))
    await pass(1_000)
    dispatch(action)
    await pass(2_000)
    expect(await asked).toBe('USER_REJECTED')
    expect(selectBitcoinReview(state()).review).toBeNull()
  })

  it('yields to a newer payment', async () => {
    const { ports, state } = await begin()
    const first = codeOf(ports()?.reviewTransfer?.(built()) ?? Promise.resolve(undefined))
    await pass(1_000)
    const second = ports()?.reviewTransfer?.(built({ amount: '160000' }))
    second?.catch(() => undefined)
    await pass(1_000)
    expect(await first).toBe('USER_REJECTED')
    expect(selectBitcoinReview(state()).review?.transfer?.amount).toBe('160000')
  })

  it('rejects with INTENT_CHANGED when the reviewed payment differs from the requested one (D3)', async () => {
    const { ports, state, dispatch } = await begin()
    const asked = codeOf(ports()?.reviewTransfer?.(built()) ?? Promise.resolve(undefined))
    await pass(1_000)
    const { id = '' } = selectBitcoinReview(state()).review ?? {}
    const other = { ...transfer, recipient: transfer.from }
    dispatch(transferReviewed({ id, fingerprint: bitcoinFingerprint(other) }))
    await settle()
    expect(await asked).toBe('INTENT_CHANGED')
    await pass(1_000)
  })

  it('ends an unanswered review, and reports that nothing was sent', async () => {
    const { ports, state } = await begin()
    const ended = jest.fn()
    const asked = codeOf(ports()?.reviewTransfer?.(built()) ?? Promise.resolve(undefined)).finally(
      ended,
    )
    await pass(REVIEW_TIMEOUT_MS - 1_000)
    expect(ended).not.toHaveBeenCalled()
    await pass(2_000)
    expect(await asked).toBe('REVIEW_TIMEOUT')
    expect([selectBitcoinReview(state()).review, selectIsOpen(state())]).toEqual([null, false])
    expect(selectToasts(state())).toMatchObject([{ text: 'errors.reviewTimeout', isSticky: true }])
  })

  it('ends when the modal closes', async () => {
    const { ports, dispose } = await begin()
    const asked = codeOf(ports()?.reviewTransfer?.(built()) ?? Promise.resolve(undefined))
    await pass(1_000)
    dispose()
    await settle()
    expect(await asked).toBe('CANCELLED')
  })

  it('ends when time travel replaces the state, and leaves no review behind', async () => {
    const { ports, state, dispatch, halt, hostStore, actions } = await begin()
    const asked = codeOf(ports()?.reviewTransfer?.(built()) ?? Promise.resolve(undefined))
    await pass(1_000)
    const count = actions().length
    halt()
    await settle()
    expect(await asked).toBe('CANCELLED')
    expect(actions()).toHaveLength(count)
    findRuntime(hostStore, 'walletModal').engine()?.resume()
    await pass(1_000)
    expect([selectBitcoinReview(state()).review, selectIsOpen(state())]).toEqual([null, false])
    const next = ports()
      ?.reviewTransfer?.(built())
      .catch(() => undefined)
    await pass(1_000)
    expect(selectCurrentView(state()).name).toBe('BitcoinReview')
    dispatch(modalCloseRequested({ by: 'visitor' }))
    await next
  })

  describe('a payment with an unknown outcome', () => {
    type Handover = Promise<(error?: ModalError) => void>
    const agree = async ({ state, dispatch }: Awaited<ReturnType<typeof begin>>) => {
      const { review } = selectBitcoinReview(state())
      if (!review) throw new Error('Nothing is shown')
      const fingerprint = handoverFingerprint(review)
      dispatch(transferReviewed({ id: review.id, fingerprint }))
      await pass(1_000)
    }
    const ask = async (world: Awaited<ReturnType<typeof begin>>, handover: BitcoinHandover) => {
      const asked = world.ports()?.reviewTransfer?.(handover) as Handover
      asked.catch(() => undefined)
      await pass(1_000)
      return asked
    }
    const doubted = ({ state }: Awaited<ReturnType<typeof begin>>) =>
      selectIsOpen(state()) && selectIsBitcoinDoubted(state())

    it('is handed over without a review when the wallet builds it and nothing is in doubt', async () => {
      const storage = memoryStorage()
      const world = await begin(storage)
      const tellEnd = await ask(world, byWallet)
      expect(selectIsOpen(world.state())).toBe(false)
      // The mark is stored before the wallet receives the request, as for every payment.
      expect(readPaymentMarks(storage, Date.now())).toMatchObject([
        { payment: getPaymentMark(`${bitcoinPaymentFingerprint(byWallet.payment)} any-wallet`) },
      ])
      tellEnd()
      expect(readPaymentMarks(storage, Date.now())).toEqual([])
    })

    it('is shown with its doubt when requested again, across a reload and whichever side builds it', async () => {
      const storage = memoryStorage()
      const first = await begin(storage)
      const asked = first.ports()?.reviewTransfer?.(built()) as Handover
      await pass(1_000)
      expect(doubted(first)).toBe(false)
      await agree(first)
      ;(await asked)(new ModalError('SEND_UNCERTAIN', 'No answer'))
      const other = first.ports()?.reviewTransfer?.(built({ amount: '160000' }))
      other?.catch(() => undefined)
      await pass(1_000)
      expect(doubted(first)).toBe(false)
      first.dispatch(modalCloseRequested({ by: 'visitor' }))
      await pass(1_000)
      first.dispose()

      const second = await begin(storage)
      const again = second.ports()?.reviewTransfer?.(byWallet) as Handover
      await pass(1_000)
      expect(selectCurrentView(second.state()).name).toBe('BitcoinReview')
      expect(doubted(second)).toBe(true)
      await agree(second)
      // The payment goes out: the visitor agreed after checking the earlier one.
      ;(await again)()
      expect(readPaymentMarks(storage, Date.now())).toEqual([])
      await ask(second, byWallet)
      expect(selectIsOpen(second.state())).toBe(false)
    })

    it('is cleared when the wallet reports that nothing was sent', async () => {
      const storage = memoryStorage()
      const world = await begin(storage)
      const tellEnd = await ask(world, byWallet)
      tellEnd(new ModalError('USER_REJECTED'))
      expect(readPaymentMarks(storage, Date.now())).toEqual([])
      await ask(world, byWallet)
      expect(selectIsOpen(world.state())).toBe(false)
    })
  })
})
