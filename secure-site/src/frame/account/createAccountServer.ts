import * as v from 'valibot'
import type {
  DeleteAccountRequest,
  FreshAnswer,
  RemoveRecoveryRequest,
  SetRecoveryRequest,
} from '../../shared/recovery'
import { createApi } from '../server/createApi'

const Fresh = v.object({ challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) })

/** The server's side of `shared/recovery.ts`. The page stands at the top, where the cookie of its session is sent back. */
export interface AccountServer {
  /** @throws `CODE_NEEDED`, like everything here but `signOut` */
  needFresh(): Promise<FreshAnswer>
  noteExport(): Promise<void>
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
    noteExport: () => change('POST', 'export', {}),
    setRecovery: body => change('PUT', 'recovery', body),
    removeRecovery: body => change('POST', 'recovery/remove', body),
    signOut: () => change('POST', 'sign-out', {}),
    delete: body => change('POST', 'delete', body),
  }
}
