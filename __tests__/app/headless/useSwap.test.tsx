import { act, cleanup } from '@testing-library/react'
import { useSwap } from '../../../src/app/headless/useSwap'
import { useView } from '../../../src/app/headless/useView'
import type { HostStore } from '../../../src/store/scopedStore'
import { pass, setUpFlowTests } from '../../support/flowWorld'
import { holdHook } from '../../support/holdHook'
import {
  createSwapService,
  createSwapWallet,
  STRANGER,
  SWAP_HASH,
  swapState,
} from '../../support/swapWorld'

const useDrawer = (where: { store: HostStore }) => ({ view: useView(where), swap: useSwap(where) })

describe('useSwap', () => {
  afterEach(cleanup) // unmount before the world closes the modal
  const createWorld = setUpFlowTests()

  function draw(given: Parameters<typeof createSwapService>[0] = {}) {
    const { http } = createSwapService(given)
    const wallet = createSwapWallet()
    const world = createWorld({ state: swapState, http, adapter: wallet.adapter })
    const held = holdHook(world, useDrawer)
    const now = () => held.result.current
    const press = <T,>(run: (swap: ReturnType<typeof useSwap>) => T) =>
      act(async () => {
        const answer = run(now().swap)
        await pass(3_000)
        return answer
      })
    const review = async () => {
      await press(({ start }) => start({ fromToken: 'ETH', toToken: 'USDC', amount: '0.1' }))
      expect(await press(({ prepare }) => prepare())).toBeNull()
    }
    return { ...held, wallet, now, press, review }
  }

  it('requests a quote, freezes the review, and sends the swap once', async () => {
    const { now, press, review } = draw()
    await review()
    expect(now().view).toMatchObject({ name: 'SwapPreview' })
    expect(now().swap).toMatchObject({
      isHere: true,
      phase: 'reviewing',
      source: { symbol: 'ETH' },
      target: { symbol: 'USDC' },
      quotePhase: 'known',
      review: { amount: '0.1', step: 'swap' },
      dangers: [],
    })
    expect(await press(({ confirm }) => confirm())).toBeNull()
    expect(now().swap.submitted).toMatchObject({ hash: SWAP_HASH })
    expect(await press(({ confirm }) => confirm())).toBe('notReviewed')
  })

  it('sends nothing to an unknown contract before the visitor accepts it', async () => {
    const { now, press, review } = draw({ router: STRANGER })
    await review()
    expect(now().swap.dangers.map(({ kind }) => kind)).toContain('stranger')
    expect(await press(({ confirm }) => confirm())).toBe('danger')
    expect(now().swap.submitted).toBeNull()
    const subjects = now().swap.dangers.map(({ subject }) => subject)
    expect(await press(({ confirm }) => confirm(subjects))).toBeNull()
    expect(now().swap.submitted).toMatchObject({ hash: SWAP_HASH })
  })

  it('accepts only valid input: a numeric amount, a slippage tolerance within bounds', async () => {
    const { now, press } = draw()
    await press(({ start }) => start())
    await press(({ setAmount }) => setAmount('0.1'))
    await press(({ setAmount }) => setAmount('1,5'))
    expect(now().swap.amount).toBe('0.1')
    expect(await press(({ setSlippage }) => setSlippage('2'))).toBe(true)
    expect(await press(({ setSlippage }) => setSlippage('99'))).toBe(false)
    expect(now().swap.slippage).toBe('2')
    expect(await press(({ prepare }) => prepare())).toBe('targetMissing')
  })
})
