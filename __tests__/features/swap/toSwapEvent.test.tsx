import { act } from '@testing-library/react'
import { useModalEvents } from '../../../src/app/host/hooks/useModalEvents'
import { ModalError } from '../../../src/domain/ModalError'
import { viewEntry } from '../../../src/domain/views'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { viewPushed, wentBack } from '../../../src/core/router/routerSlice'
import {
  sourceChosen,
  swapAmountTyped,
  swapConfirmed,
  swapReviewRequested,
  targetChosen,
} from '../../../src/features/swap/swapSlice'
import type { Receipt } from '../../../src/ports/chainClient'
import { ALICE, deferred, NOW, pass, setUpFlowTests, settle } from '../../support/flowWorld'
import { holdHook } from '../../support/holdHook'
import {
  createSwapService,
  createSwapWallet,
  ROUTER,
  sideOf,
  SWAP_HASH,
  swapState,
  USDC,
} from '../../support/swapWorld'

describe('the swap events that a page receives', () => {
  const createWorld = setUpFlowTests()
  const begin = (sendCall?: Parameters<typeof createSwapWallet>[0]) => {
    const receipt = deferred<Receipt>()
    const { http } = createSwapService()
    const { adapter } = createSwapWallet(sendCall)
    const world = createWorld({
      state: swapState,
      http,
      adapter: { ...adapter, waitForReceipt: () => receipt.promise },
    })
    const heard: unknown[] = []
    const { tell: dispatch, unmount } = holdHook(world, where =>
      useModalEvents(({ name, properties }) => void heard.push([name, properties]), where),
    )
    const tell = async (...actions: Parameters<typeof dispatch>[0][]) => {
      for (const action of actions) {
        await dispatch(action)
        await act(settle)
      }
    }
    const fill = async (source: string, target: string, amount: string) => {
      await tell(sourceChosen(sideOf(world, source)), targetChosen(sideOf(world, target)))
      await tell(swapAmountTyped(amount))
      await act(() => pass(200))
    }
    return { world, heard, tell, fill, receipt, unmount }
  }
  const where = { network: 'eip155:1', isSmartAccount: false }
  const dollars = {
    ...where,
    swapFromToken: 'ETH',
    swapToToken: 'USDC',
    swapFromAmount: '0.05',
  }

  it('report that it was opened, reviewed and completed, with the received amount', async () => {
    const { heard, tell, fill, receipt, unmount } = begin()
    await tell(modalOpenRequested({ view: viewEntry('Account') }), viewPushed(viewEntry('Swap')))
    await tell(viewPushed(viewEntry('SwapSelectToken', { target: 'source' })), wentBack({}))
    await fill('ETH', 'USDC', '0.05')
    await tell(swapReviewRequested(), swapConfirmed())
    const transfers = [{ token: USDC, from: ROUTER, to: ALICE, units: '148000000' }]
    receipt.resolve({ hash: SWAP_HASH, status: 'confirmed', minedAt: NOW, transfers })
    await act(settle)
    unmount()
    expect(heard.slice(3)).toEqual([
      ['OPEN_SWAP', where],
      ['CLICK_SELECT_TOKEN_TO_SWAP', where],
      ['INITIATE_SWAP', { ...dollars, swapToAmount: '148.725' }],
      ['SWAP_SUCCESS', { ...dollars, swapToAmount: '148' }],
    ])
    expect(JSON.stringify(heard)).not.toMatch(/0x[0-9a-f]{40}/i)
  })

  it('report a failed approval or swap, with its error code', async () => {
    const refused = begin(async () => {
      throw new ModalError('USER_REJECTED', `no, said ${ALICE}`)
    })
    await refused.tell(modalOpenRequested({ view: viewEntry('Swap') }))
    await refused.fill('LINK', 'USDC', '2')
    await refused.tell(swapReviewRequested(), swapConfirmed())
    refused.unmount()
    expect(refused.heard.at(-1)).toEqual([
      'SWAP_APPROVAL_ERROR',
      {
        ...where,
        swapFromToken: 'LINK',
        swapToToken: 'USDC',
        swapFromAmount: '2',
        swapToAmount: '29.745',
        code: 'USER_REJECTED',
      },
    ])
    const failed = begin()
    await failed.tell(modalOpenRequested({ view: viewEntry('Swap') }))
    await failed.fill('ETH', 'USDC', '0.05')
    await failed.tell(swapReviewRequested(), swapConfirmed())
    failed.receipt.resolve({ hash: SWAP_HASH, status: 'failed', minedAt: NOW })
    await act(settle)
    failed.unmount()
    expect(failed.heard.slice(-2)).toEqual([
      ['INITIATE_SWAP', { ...dollars, swapToAmount: '148.725' }],
      ['SWAP_ERROR', { ...dollars, swapToAmount: null, code: 'TRANSACTION_FAILED' }],
    ])
  })
})
