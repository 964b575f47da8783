import * as v from 'valibot'
import type {
  DeleteAccountRequest,
  FreshAnswer,
  RemoveRecoveryRequest,
  SetRecoveryRequest,
} from '../../shared/recovery'
import type { ListedGrant } from '../../shared/grantList'
import { createApi } from '../server/createApi'

const Hexadecimal = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]*$/))
const Address = v.pipe(Hexadecimal, v.length(42))
const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Decimals = v.pipe(Whole, v.maxValue(36))

const Grants = v.object({
  grants: v.array(
    v.object({
      id: v.pipe(Hexadecimal, v.length(66)),
      caipNetworkId: v.pipe(v.string(), v.regex(/^eip155:\d{1,15}$/)),
      networkName: v.string(),
      hostOrigin: v.pipe(v.string(), v.url()),
      projectId: v.string(),
      expiry: Whole,
      allowances: v.array(
        v.object({
          token: v.nullable(Address),
          amount: v.pipe(v.string(), v.regex(/^\d{1,78}$/)),
          period: Whole,
          unit: v.nullable(v.object({ symbol: v.nullable(v.string()), decimals: Decimals })),
        }),
      ),
      functions: v.array(v.object({ to: Address, selector: v.pipe(Hexadecimal, v.length(10)) })),
      state: v.picklist(['active', 'waiting', 'unknown']),
      isStoppedHere: v.boolean(),
    }),
  ),
})

const Fresh = v.object({ challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) })

/**
 * Client for `shared/recovery.ts`. The page is top-level, so the browser sends its session cookie.
 */
export interface AccountServer {
  /** @throws `CODE_NEEDED`, like every method except `signOut` and `grants` */
  needFresh(): Promise<FreshAnswer>
  noteExport(): Promise<void>
  /** What apps' keys may do for the smart account. Needs no fresh sign-in, like `signOut`. */
  grants(): Promise<readonly ListedGrant[]>
  setRecovery(request: SetRecoveryRequest): Promise<void>
  removeRecovery(request: RemoveRecoveryRequest): Promise<void>
  signOut(): Promise<void>
  delete(request: DeleteAccountRequest): Promise<void>
}

export function createAccountServer(fetch: typeof globalThis.fetch): AccountServer {
  const { ask, send } = createApi(fetch, () => ({}))
  const change = async (method: 'POST' | 'PUT', path: string, body: object) => {
    await send(`account/${path}`, { method, body })
  }
  return {
    needFresh: () => ask('account/fresh', Fresh),
    grants: async () => (await ask('account/grants', Grants)).grants,
    noteExport: () => change('POST', 'export', {}),
    setRecovery: body => change('PUT', 'recovery', body),
    removeRecovery: body => change('POST', 'recovery/remove', body),
    signOut: () => change('POST', 'sign-out', {}),
    delete: body => change('POST', 'delete', body),
  }
}
