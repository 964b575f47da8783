import { ModalError } from '../../../src/domain/ModalError'
import { CONNECT_TIMEOUT_MS } from '../../../src/domain/limits'
import { RESTORE_TIMEOUT_MS } from '../../../src/domain/storeLimits'
import { viewEntry } from '../../../src/domain/views'
import {
  connectRequested,
  disconnected,
  disconnectRequested,
} from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { networkChosen, walletNetworkReported } from '../../../src/events/networkEvents'
import { selectConnectionByNamespace } from '../../../src/core/connections/connectionsSlice'
import { selectAttempt } from '../../../src/core/connections/attemptSelectors'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectModalPhase } from '../../../src/core/modal/modalSelectors'
import { selectNetworkPhase } from '../../../src/core/network/switchingSelectors'
import { viewPushed } from '../../../src/core/router/routerSlice'
import type { CaipNetworkId } from '../../../src/lib/address/caip'
import type { WalletSession } from '../../../src/ports/walletSource'
import { createTestStore } from '../../../src/testing/createTestStore'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import {
  deferred,
  friendly,
  HERON,
  LUMEN,
  pass,
  quietServices,
  session,
} from '../../support/flowWorld'
import {
  does,
  RUNS,
  searched,
  searchInterleavings,
  usual,
  type Happenings,
} from '../../support/interleavings'

jest.setTimeout(Math.max(240_000, RUNS * 600))

/** A page, its reloads, and wallets that answer when the test decides. */
function createPage() {
  const storage = memoryStorage()
  const asked: ReturnType<typeof deferred<WalletSession>>[] = []
  const moves: ReturnType<typeof deferred<undefined>>[] = []
  const wallet = { isHelpful: false, isThere: true }
  const ask = () => {
    const answer = deferred<WalletSession>()
    if (wallet.isHelpful) answer.resolve(session)
    asked.push(answer)
    return answer.promise
  }
  const begin = () =>
    createTestStore({
      storage,
      http: quietServices,
      adapter: {
        ...friendly,
        connect: ask,
        restore: ask,
        switchNetwork() {
          const answer = deferred<undefined>()
          if (wallet.isHelpful) answer.resolve(undefined)
          moves.push(answer)
          return answer.promise
        },
      },
    })
  const page = { world: begin(), storage, asked, moves, wallet, reload: () => undefined as void }
  page.reload = () => {
    page.world.dispose()
    page.world = begin()
  }
  return page
}
type Page = ReturnType<typeof createPage>

const report = (caipNetworkId: CaipNetworkId) =>
  walletNetworkReported({ namespace: 'eip155', caipNetworkId })
const refusal = (code: 'USER_REJECTED' | 'REQUEST_PENDING') => new ModalError(code)

const happenings: Happenings<Page> = {
  ...usual,
  openNetworks: page => does(page, modalOpenRequested({ view: viewEntry('Networks') })),
  pushHelp: page => does(page, viewPushed(viewEntry('WhatIsAWallet'))),
  connect: page => does(page, connectRequested(HERON)),
  connectOther: page => does(page, connectRequested(LUMEN)),
  approve: ({ asked }, pick) => asked[pick % asked.length]?.resolve(session),
  approveElsewhere: ({ asked }, pick) =>
    asked[pick % asked.length]?.resolve({ ...session, caipNetworkId: 'eip155:999' }),
  decline: ({ asked }, pick) => asked[pick % asked.length]?.reject(refusal('USER_REJECTED')),
  pending: ({ asked }, pick) => asked[pick % asked.length]?.reject(refusal('REQUEST_PENDING')),
  move: ({ moves }, pick) => moves[pick % moves.length]?.resolve(undefined),
  refuseMove: ({ moves }, pick) => moves[pick % moves.length]?.reject(refusal('USER_REJECTED')),
  chooseBase: page => does(page, networkChosen({ caipNetworkId: 'eip155:8453' })),
  chooseMainnet: page => does(page, networkChosen({ caipNetworkId: 'eip155:1' })),
  walletMoves: page => does(page, report('eip155:10')),
  walletMovesAway: page => does(page, report('eip155:999')),
  walletLeaves: page => does(page, disconnected({ namespace: 'eip155', by: 'wallet' })),
  timeOut: () => pass(CONNECT_TIMEOUT_MS),
  restoreTimeOut: () => pass(RESTORE_TIMEOUT_MS),
}

const connectionOf = ({ world }: Page) =>
  selectConnectionByNamespace(world.store.getState(), 'eip155')

describe('any interleaving of visitors, wallets and clocks', () => {
  it(`ends in an idle modal that can be used (${searched})`, () =>
    searchInterleavings({
      happenings,
      begin: createPage,
      check(page) {
        if (connectionOf(page).phase !== 'connected') return
        const { accounts } = page.world.store.getState().account.byNamespace.eip155 ?? {}
        expect(accounts).not.toEqual([])
      },
      async end(page) {
        does(page, modalCloseRequested({ by: 'page' }))
        await pass(600_000)
        const idle = page.world.store.getState()
        // Only a wallet that connected last, on a network the page cannot use, may keep the modal
        // open.
        const mustChoose = idle.router.history.at(-1)?.name === 'UnsupportedChain'
        expect(selectModalPhase(idle)).toBe(mustChoose ? 'open' : 'closed')
        expect(selectAttempt(idle)?.phase).not.toBe('waiting')
        expect(selectNetworkPhase(idle)).not.toBe('switching')
        expect(['connected', 'disconnected']).toContain(connectionOf(page).phase)

        page.wallet.isHelpful = true
        does(page, disconnectRequested({}))
        await pass(2_000)
        expect(connectionOf(page).phase).toBe('disconnected')
        does(page, modalOpenRequested({}))
        expect(page.world.store.getState().router.history.at(-1)?.name).toBe('Connect')
        does(page, connectRequested(HERON))
        await pass(2_000)
        expect(connectionOf(page).phase).toBe('connected')
        expect(selectIsOpen(page.world.store.getState())).toBe(false)
      },
    }))
})
