import { act } from '@testing-library/react'
import { useModalEvents } from '../../../src/app/host/hooks/useModalEvents'
import { ModalError } from '../../../src/domain/ModalError'
import { modalPreloadRequested } from '../../../src/events/modalEvents'
import { sendConfirmed } from '../../../src/features/send/sendSlice'
import type { Receipt } from '../../../src/ports/chainClient'
import { states } from '../../support/states/states'
import { ALICE, BOB, deferred, NOW, setUpFlowTests, settle } from '../../support/flowWorld'
import { holdHook } from '../../support/holdHook'
import { fee, HASH, review, usdc } from '../../support/payment'

describe('the payment events that a page receives', () => {
  const createWorld = setUpFlowTests()
  const pay = async (send: () => Promise<string> = async () => HASH) => {
    const receipt = deferred<Receipt>()
    const world = createWorld({
      state: states.account,
      adapter: { send, estimateFee: async () => fee, waitForReceipt: () => receipt.promise },
    })
    const heard: unknown[] = []
    const { tell, unmount } = holdHook(world, where =>
      useModalEvents(({ name, properties }) => void heard.push([name, properties]), where),
    )
    await tell(modalPreloadRequested())
    heard.length = 0
    await act(() => review(world, '0.5', usdc))
    await tell(sendConfirmed())
    const decide = async (status: Receipt['status']) => {
      receipt.resolve({ hash: HASH, status, minedAt: NOW })
      await act(settle)
      unmount()
      expect(JSON.stringify(heard)).not.toMatch(/0x[0-9a-f]{40}/i)
    }
    return { heard, tell, unmount, decide }
  }
  const where = { network: 'eip155:1', isSmartAccount: false }
  const payment = { ...where, token: 'USDC', amount: '0.5' }

  it('report the form, the request to the wallet, and the confirmation by the network', async () => {
    const { heard, decide } = await pay()
    expect(heard).toEqual([
      ['OPEN_SEND', where],
      ['SEND_INITIATED', payment],
    ])
    await decide('confirmed')
    expect(heard.slice(2)).toEqual([['SEND_SUCCESS', payment]])
  })

  it('report a transaction that failed on the network', async () => {
    const { heard, decide } = await pay()
    await decide('failed')
    expect(heard.slice(2)).toEqual([['SEND_ERROR', { ...payment, code: 'TRANSACTION_FAILED' }]])
  })

  it.each([
    ['USER_REJECTED', ['SEND_REJECTED', payment]],
    ['INSUFFICIENT_FUNDS', ['SEND_ERROR', { ...payment, code: 'INSUFFICIENT_FUNDS' }]],
  ] as const)('report the wallet’s %s, without its message', async (code, event) => {
    const { heard, unmount } = await pay(async () => {
      throw new ModalError(code, `no, said ${ALICE} of ${BOB}`)
    })
    unmount()
    expect(heard.slice(2)).toEqual([event])
    expect(JSON.stringify(heard)).not.toMatch(/0x[0-9a-f]{40}/i)
  })
})
