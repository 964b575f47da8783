import type { UnknownAction } from '@reduxjs/toolkit'
import { createPay } from '../../src/entries/pay'
import { ModalError } from '../../src/domain/ModalError'
import { viewEntry, type ViewEntry } from '../../src/domain/views'
import { connectRequested } from '../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../src/events/modalEvents'
import { walletSearchTyped } from '../../src/events/walletEvents'
import { payFromExchangeRequested } from '../../src/features/pay/payEvents'
import { viewPushed } from '../../src/core/router/routerSlice'
import { sendConfirmed } from '../../src/features/send/sendSlice'
import {
  sourceChosen,
  swapAmountTyped,
  swapConfirmed,
  swapReviewRequested,
  targetChosen,
} from '../../src/features/swap/swapSlice'
import { activityMoreRequested } from '../../src/core/transactions/transactionsSlice'
import { answered, refused, type HttpAnswer } from '../../src/testing/createFakeHttp'
import type { TestStoreOptions } from '../../src/testing/createTestStore'
import { sampleHistory } from './states/sampleHoldings'
import { sampleServices } from '../../src/testing/sampleServices'
import { states } from './states/states'
import { directoryOptions, entries } from '../core/wallets/directoryWorld'
import { bob, HERON, NOW, pass, settle, type FlowWorld } from './flowWorld'
import { fee, HASH, review, usdc } from './payment'
import { coin, createExchanges } from './payWorld'
import {
  createSwapService,
  createSwapWallet,
  ROUTER,
  sideOf,
  SWAP_HASH,
  swapState,
  USDC,
} from './swapWorld'

/** The steps after which a page receives an event. */
export interface EventJourney {
  readonly options: TestStoreOptions
  readonly run: (world: FlowWorld) => Promise<void>
  /** Whether the journey provokes a logged failure. */
  readonly mayLogErrors?: boolean
}

const services: Readonly<Record<string, HttpAnswer>> = {
  ...sampleServices,
  '/getWalletImage/*': refused(404),
  '/public/getAssetImage/*': refused(404),
  '/v1/onramp/options': refused(404),
  '/v1/generators/onrampurl': refused(404),
  '/v1/profile/account/*': answered([]),
  '/v1/profile/suggestions/*': answered({ suggestions: [] }),
}
const atAccount: TestStoreOptions = { state: states.account, http: services }

export const dispatching = (...actions: readonly UnknownAction[]): EventJourney => ({
  options: atAccount,
  mayLogErrors: true,
  async run(world) {
    for (const action of actions) {
      world.dispatch(action)
      await settle()
    }
  },
})

/** The user opens a view from the account. */
export const visiting = (view: ViewEntry): EventJourney => dispatching(viewPushed(view))

export const searching: EventJourney = {
  options: directoryOptions(entries(3), { http: { '/getWalletImage/*': refused(404) } }),
  async run(world) {
    world.dispatch(modalOpenRequested({ view: viewEntry('AllWallets') }))
    await pass(1_000)
    world.dispatch(walletSearchTyped({ text: 'sample 1' }))
    await pass(2_000)
  },
}

export const loadingMore = (isBroken: boolean): EventJourney => ({
  options: {
    ...atAccount,
    http: {
      ...services,
      '/v1/account/*/history': ({ params }) =>
        params?.['onramp']
          ? answered({ data: [], next: null })
          : isBroken
            ? refused(500)
            : answered({ data: sampleHistory, next: 'more' }),
    },
  },
  async run(world) {
    world.dispatch(viewPushed(viewEntry('Transactions')))
    await pass(100)
    world.dispatch(activityMoreRequested())
    await pass(100)
  },
})

export const paying = (send: () => Promise<string>): EventJourney => ({
  options: {
    ...atAccount,
    adapter: {
      send,
      estimateFee: async () => fee,
      waitForReceipt: async () => ({ hash: HASH, status: 'confirmed', minedAt: NOW }),
    },
  },
  async run(world) {
    await review(world, '0.5', usdc)
    world.dispatch(sendConfirmed())
    await pass(1_000)
  },
})

export const declining = async (): Promise<string> => {
  throw new ModalError('USER_REJECTED', 'no')
}
export const failing = async (): Promise<string> => {
  throw new ModalError('INSUFFICIENT_FUNDS', 'no')
}

export const swapping = (
  symbol: string,
  end: 'confirmed' | 'failed' | 'declined',
): EventJourney => {
  const { http } = createSwapService()
  const wallet = end === 'declined' ? createSwapWallet(failing) : createSwapWallet()
  return {
    options: {
      state: swapState,
      http: { ...services, ...http },
      adapter: {
        ...wallet.adapter,
        waitForReceipt: async () => ({
          hash: SWAP_HASH,
          status: end === 'failed' ? 'failed' : 'confirmed',
          minedAt: NOW,
          transfers: [{ token: USDC, from: ROUTER, to: bob.address, units: '1' }],
        }),
      },
    },
    async run(world) {
      world.dispatch(modalOpenRequested({ view: viewEntry('Swap') }))
      await pass(500)
      world.dispatch(sourceChosen(sideOf(world, symbol)))
      world.dispatch(targetChosen(sideOf(world, 'USDC')))
      world.dispatch(swapAmountTyped('0.05'))
      await pass(500)
      world.dispatch(swapReviewRequested())
      await pass(500)
      world.dispatch(swapConfirmed())
      await pass(1_000)
    },
  }
}

export const leavingSwap = (view: ViewEntry): EventJourney => ({
  options: { state: swapState, http: { ...services, ...createSwapService().http } },
  async run(world) {
    world.dispatch(modalOpenRequested({ view: viewEntry('Swap') }))
    await pass(500)
    world.dispatch(viewPushed(view))
    await pass(500)
  },
})

export const payingOrder = (status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'): EventJourney => {
  const exchanges = createExchanges()
  exchanges.statuses.push({ status })
  return {
    options: { http: { ...services, ...exchanges.http }, options: { features: { pay: true } } },
    async run(world) {
      const { pay } = createPay(world.hostStore)
      pay(coin).catch(() => undefined)
      await pass(100)
      world.dispatch(payFromExchangeRequested('tidewater'))
      await pass(10_000)
      world.dispatch(modalCloseRequested({ by: 'page' }))
      await pass(100)
    },
  }
}

export const connecting = (
  answer: 'connected' | 'USER_REJECTED' | 'CONNECT_FAILED',
): EventJourney => ({
  options: {
    http: services,
    ...(answer !== 'connected' && {
      adapter: {
        connect: async () => {
          throw new ModalError(answer, 'no')
        },
      },
    }),
  },
  async run(world) {
    world.dispatch(modalOpenRequested({}))
    await pass(500)
    world.dispatch(connectRequested(HERON))
    await pass(2_000)
  },
})

export const parsing = (answer: HttpAnswer): EventJourney => ({
  ...loadingMore(false),
  options: { ...atAccount, http: { ...services, '/v1/account/*/history': answer } },
})
