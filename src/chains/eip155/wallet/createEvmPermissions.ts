import * as v from 'valibot'
import { ModalError } from '../../../domain/ModalError'
import { isNothingPermitted, isUnsent } from '../../../domain/payment/isNothingSent'
import {
  executionRevokedSchema,
  grantAnswerSchema,
  revokeAnswerSchema,
} from '../../../domain/schemas/permissionsSchemas'
import { isEqualAddress } from '../../../lib/address/address'
import type { BatchingWallets } from '../../../ports/batchingWallets'
import { raceAbort, withModalErrors } from '../../shared/raceAbort'
import { toModalError } from '../toModalError'
import type { CapturedProvider } from './captureProvider'
import type { Discovery } from './createDiscovery'
import { readExecutionAnswer, toExecutionRequest } from './executionPermissions'
import { parseAccounts } from './parseAccounts'

/** The methods of the current ERC-7715 draft, and of the older one. */
const REQUEST_EXECUTION = 'wallet_requestExecutionPermissions'
const REVOKE_EXECUTION = 'wallet_revokeExecutionPermission'
const GRANT = 'wallet_grantPermissions'
const REVOKE = 'wallet_revokePermissions'
/** The current draft has no wallet signature. */
const NOTHING_TO_SIGN = '0x'

function refuse(thrown: unknown): ModalError {
  const error = toModalError(thrown, 'PERMISSION_UNCERTAIN', 'wallet')
  if (isNothingPermitted(error.code)) return error
  const code = isUnsent(error) ? 'PERMISSION_FAILED' : 'PERMISSION_UNCERTAIN'
  return new ModalError(code, `${error.code}: ${error.message}`, { cause: thrown })
}

/** Converts errors from before the request reached the wallet. */
const toUnsentError = (thrown: unknown) => toModalError(thrown, 'INTERNAL_RPC_ERROR', 'wallet')

/** Creates permission requests for wallets that support them (ERC-7715). */
export function createEvmPermissions(
  discovery: Discovery,
): Pick<BatchingWallets, 'grantPermissions' | 'revokePermissions'> {
  async function checkAccount(provider: CapturedProvider, address: string, signal: AbortSignal) {
    const accounts = await raceAbort(() => provider.request('eth_accounts'), signal)
    const isShared = parseAccounts(accounts).some(each =>
      isEqualAddress('eip155', each.address, address),
    )
    if (!isShared) {
      throw new ModalError('INTENT_CHANGED', 'The wallet no longer shares the account')
    }
  }

  const ask = <T>(
    connectorId: string,
    address: string,
    { method, parameter }: { readonly method: string; readonly parameter: object },
    schema: v.GenericSchema<unknown, T>,
    signal: AbortSignal,
  ): Promise<T> =>
    withModalErrors(toUnsentError, signal, async () => {
      // Persisted or imported state may claim a connection; this needs a wallet that connected
      // here.
      if (!discovery.isKept(connectorId)) throw new ModalError('SESSION_ENDED')
      const provider = discovery.providerOf(connectorId)
      await checkAccount(provider, address, signal)
      const answer = await raceAbort(
        () =>
          provider.request(method, [parameter]).catch((thrown: unknown) => {
            throw refuse(thrown)
          }),
        signal,
      )
      const read = v.safeParse(schema, answer)
      if (read.success) return read.output
      throw new ModalError('PERMISSION_UNCERTAIN', `The answer to ${method} could not be read`)
    })

  /** Resolves with undefined if the wallet lacks the method; the older draft is next. */
  async function tryCurrentDraft<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      return await ask()
    } catch (thrown) {
      if (thrown instanceof ModalError && thrown.code === 'UNSUPPORTED_METHOD') return undefined
      throw thrown
    }
  }

  return {
    async grantPermissions(connectorId, request, signal, isSpoken = () => true) {
      const { address } = request
      const execution = isSpoken(REQUEST_EXECUTION) ? toExecutionRequest(request) : null
      if (execution) {
        const question = { method: REQUEST_EXECUTION, parameter: execution }
        const answer = await tryCurrentDraft(() =>
          ask(connectorId, address, question, v.array(v.unknown()), signal),
        )
        if (answer) return readExecutionAnswer(answer, execution, request)
      }
      if (!isSpoken(GRANT)) throw new ModalError('UNSUPPORTED_METHOD', GRANT)
      const question = { method: GRANT, parameter: request }
      return ask(connectorId, address, question, grantAnswerSchema, signal)
    },
    async revokePermissions(connectorId, account, session, signal, isSpoken = () => true) {
      const { pci, permissions, expiry, context } = session
      const address = account.slice(account.lastIndexOf(':') + 1)
      if (context && isSpoken(REVOKE_EXECUTION)) {
        const question = { method: REVOKE_EXECUTION, parameter: { permissionContext: context } }
        const answer = await tryCurrentDraft(() =>
          ask(connectorId, address, question, executionRevokedSchema, signal),
        )
        if (answer) return NOTHING_TO_SIGN
      }
      const parameter = { pci, permissions, expiry, address: account }
      const question = { method: REVOKE, parameter }
      return ask(connectorId, address, question, revokeAnswerSchema, signal)
    },
  }
}
