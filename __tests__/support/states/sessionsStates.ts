import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '../../../src/domain/errorCatalogue'
import type { SmartSession, UnfinishedSession } from '../../../src/domain/permissions/permissions'
import { viewEntry } from '../../../src/domain/views'
import {
  grantRequested,
  grantSent,
  revokeApproved,
  revokeFailed,
  revokeRequested,
  unfinishedSessionsLoaded,
} from '../../../src/features/smartSessions/smartSessionsEvents'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { toCaipAddress } from '../../../src/lib/address/caip'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../src/testing/samples'
import { stateAfter } from '../../../src/testing/stateAfter'
import { sessionListAnswered, sessionListFailed, sessionListPending } from './serviceAnswers'

const account = toCaipAddress(ETHEREUM, SAMPLE_ADDRESS)
/** Later than any test's clock. */
const LATER_S = 4_000_000_000
const TOKEN = '0x700b6a60ce7eaaea56f065753d8dcb9653dbad35'
const DAY_S = 86_400

const allowance = (wei: bigint, period = DAY_S) => ({
  type: 'native-token-recurring-allowance',
  data: { allowance: `0x${wei.toString(16)}`, start: 1_767_225_600, period },
})

const session = (pci: string, name: string, more: Partial<SmartSession> = {}): SmartSession => ({
  project: { id: 'sample', name, url: 'https://app.example/' },
  pci,
  expiry: LATER_S,
  createdAt: 1_767_225_600,
  permissions: [allowance(10_000_000_000_000_000n)],
  policies: [],
  context: '0xc0de',
  ...more,
})

const tidepool = session('tidepool', 'Tidepool')
export const sampleSessions: readonly SmartSession[] = [
  tidepool,
  session('garden', 'Block Garden', {
    permissions: [
      {
        type: 'erc20-recurring-allowance',
        data: { ...allowance(20_000_000n, 7 * DAY_S).data, token: TOKEN },
      },
      {
        type: 'contract-call',
        data: { address: TOKEN, abi: [], functions: [{ functionName: 'mint' }] },
      },
    ],
  }),
  session('chess', 'Quietchess', { expiry: 1_767_225_700 }),
  session('moss', 'Mosaic', { revokedAt: 1_767_225_700 }),
]

/** Its functions look harmless, but the contract runs as the account. */
const sampleWholeAccount = session('harbour', 'Harbour', {
  permissions: [
    {
      type: 'contract-call',
      data: {
        address: TOKEN,
        abi: [],
        functions: Array.from({ length: 26 }, (_, index) => ({
          functionName: index === 0 ? 'execute' : `f${index - 1}`,
          ...(index === 0 && {
            operation: 'DelegateCall',
            args: [
              { operator: 'EQUAL', value: `0x${TOKEN.slice(2).padStart(64, '0')}` },
              { operator: 'LESS_THAN', value: `0x${'64'.padStart(64, '0')}` },
            ],
          }),
        })),
      },
    },
  ],
})

const unfinished = (['granting', 'granted', 'revoking', 'revoked'] as const).map(
  (step): UnfinishedSession => ({
    account,
    session: session(step, `Tidepool ${step}`, { context: null }),
    step,
  }),
)

/** States of the session keys granted to pages, over an open modal with a connected account. */
export const sessionsStates = (live: readonly UnknownAction[]) => {
  const list = [...live, viewPushed(viewEntry('SmartSessionList'))]
  const known = [...list, sessionListAnswered(account, sampleSessions)]
  const one = [...known, viewPushed(viewEntry('SmartSessionRevoke', { pci: tidepool.pci }))]
  const asked = [...one, revokeRequested({ pci: tidepool.pci })]
  const failedWith = (code: ErrorCode) => () =>
    stateAfter(...asked, revokeFailed({ pci: tidepool.pci, error: { code, detail: 'sample' } }))
  return {
    sessionsLoading: () => stateAfter(...list, sessionListPending(account)),
    sessionsNone: () => stateAfter(...list, sessionListAnswered(account, [])),
    sessions: () => stateAfter(...known),
    sessionsUnfinished: () => stateAfter(...known, unfinishedSessionsLoaded(unfinished)),
    sessionsFailed: () => stateAfter(...list, ...sessionListFailed(account)),
    sessionWholeAccount: () =>
      stateAfter(
        ...live,
        sessionListAnswered(account, [sampleWholeAccount]),
        viewPushed(viewEntry('SmartSessionCreated', { account, pci: sampleWholeAccount.pci })),
      ),
    sessionCreated: () =>
      stateAfter(
        ...live,
        sessionListAnswered(account, sampleSessions),
        viewPushed(viewEntry('SmartSessionCreated', { account, pci: tidepool.pci })),
      ),
    sessionAsked: () =>
      stateAfter(
        ...live,
        grantRequested({
          id: 'sample',
          request: {
            chainId: '0x1',
            expiry: LATER_S,
            signer: { type: 'keys', data: { keys: [] } },
            permissions: [
              {
                type: 'native-token-recurring-allowance',
                data: { allowance: '0x2386f26fc10000', start: 1_767_225_600, period: DAY_S },
              },
            ],
            policies: [],
          },
        }),
        grantSent({ account, session: { ...tidepool, context: null } }),
        viewPushed(viewEntry('SmartSessionCreated', { account, pci: tidepool.pci })),
      ),
    sessionRevoke: () => stateAfter(...one),
    sessionRevoking: () => stateAfter(...asked),
    sessionAwaitingService: () =>
      stateAfter(...asked, revokeApproved({ account, session: tidepool })),
    sessionDeclined: failedWith('USER_REJECTED'),
    sessionUncertain: failedWith('PERMISSION_UNCERTAIN'),
    sessionNotTold: failedWith('PERMISSION_UNFINISHED'),
    sessionGone: () =>
      stateAfter(...known, viewPushed(viewEntry('SmartSessionRevoke', { pci: 'gone' }))),
  }
}
