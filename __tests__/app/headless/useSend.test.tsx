import { act, cleanup } from '@testing-library/react'
import { useSend } from '../../../src/app/headless/useSend'
import { useView } from '../../../src/app/headless/useView'
import { walletNetworkReported } from '../../../src/events/networkEvents'
import { answered } from '../../../src/testing/createFakeHttp'
import { states } from '../../support/states/states'
import type { HostStore } from '../../../src/store/scopedStore'
import { BOB, hang, pass, quietServices, setUpFlowTests } from '../../support/flowWorld'
import { holdHook } from '../../support/holdHook'
import { ether, fee, HASH } from '../../support/payment'

const useDrawer = (where: { store: HostStore }) => ({ view: useView(where), send: useSend(where) })

function chooseCoin({ holdings, setToken }: ReturnType<typeof useSend>) {
  const coin = holdings.tokens.find(({ symbol }) => symbol === 'ETH')
  if (!coin) throw new Error('The coin is not held')
  setToken(coin)
}

describe('useSend', () => {
  afterEach(cleanup) // unmount before the world closes the modal
  const createWorld = setUpFlowTests()

  function draw({ isContract = false } = {}) {
    const world = createWorld({
      state: states.account,
      http: { ...quietServices, '/v1/account/*/balance': answered({ balances: [ether] }) },
      adapter: {
        estimateFee: async () => fee,
        waitForReceipt: hang,
        isContract: async () => isContract,
        send: async () => HASH,
      },
    })
    const held = holdHook(world, useDrawer)
    const now = () => held.result.current
    const press = <T,>(run: (send: ReturnType<typeof useSend>) => T) =>
      act(async () => {
        const answer = run(now().send)
        await pass(2_000)
        return answer
      })
    const review = async () => {
      await press(({ start }) => start())
      await press(chooseCoin)
      await press(({ setAmount }) => setAmount('0.5'))
      await press(({ setRecipient }) => setRecipient(BOB, true))
      expect(await press(({ prepare }) => prepare())).toBeNull()
    }
    return { ...held, now, press, review }
  }
  const sends = ({ calls }: { readonly calls: readonly { readonly method: string }[] }) =>
    calls.filter(({ method }) => method === 'send')

  it('freezes the form’s values, returns the fee, and sends the payment once', async () => {
    const { now, press, review, adapter } = draw()
    await review()
    expect(now().view).toMatchObject({ name: 'WalletSendPreview' })
    expect(now().send).toMatchObject({
      phase: 'reviewing',
      intent: { to: BOB, amount: '0.5', token: { symbol: 'ETH' } },
      fee,
      dangers: [],
      hash: null,
    })
    expect(await press(({ confirm }) => [confirm(), confirm()])).toEqual([null, 'notReviewed'])
    expect(now().send).toMatchObject({ phase: 'submitted', hash: HASH })
    expect(sends(adapter)).toHaveLength(1)
  })

  it('reports what is missing before the review, and ignores an invalid amount', async () => {
    const { now, press } = draw()
    await press(({ start }) => start())
    await press(chooseCoin)
    expect(now().send.problem).toBe('amountMissing')
    await press(({ setAmount }) => setAmount('0.5'))
    await press(({ setAmount }) => setAmount('1e3'))
    expect(now().send).toMatchObject({ amount: '0.5', problem: 'recipientMissing' })
    expect(await press(({ prepare }) => prepare())).toBe('recipientMissing')
    expect(await press(({ confirm }) => confirm())).toBe('notReviewed')
  })

  it('sends nothing before the visitor has accepted every risk', async () => {
    const { now, press, review, adapter } = draw({ isContract: true })
    await review()
    expect(now().send.dangers.map(({ kind }) => kind)).toEqual(['contract'])
    expect(await press(({ confirm }) => confirm())).toBe('danger')
    expect(await press(({ confirm }) => confirm(['something else']))).toBe('danger')
    expect(sends(adapter)).toHaveLength(0)
    const subjects = now().send.dangers.map(({ subject }) => subject)
    expect(await press(({ confirm }) => confirm(subjects))).toBeNull()
    expect(sends(adapter)).toHaveLength(1)
  })

  it('sends nothing while the wallet is on another network', async () => {
    const { tell, press, review, adapter } = draw()
    await review()
    await tell(walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:8453' }))
    const answer = await press(({ confirm }) => confirm())
    expect(answer).not.toBeNull()
    expect(sends(adapter)).toHaveLength(0)
  })

  it('keeps the form when the visitor goes back from the review', async () => {
    const { now, press, review } = draw()
    await review()
    await press(({ goBack }) => goBack())
    expect(now().view).toMatchObject({ name: 'WalletSend' })
    expect(now().send).toMatchObject({ phase: 'editing', amount: '0.5', recipientText: BOB })
  })
})
