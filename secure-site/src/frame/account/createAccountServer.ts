import type {
  DeleteAccountRequest,
  RemoveRecoveryRequest,
  SetRecoveryRequest,
} from '../../shared/recovery'
import { createApi } from '../server/createApi'

/** The server's side of `shared/recovery.ts`. The page stands at the top, where the cookie of its session is sent back. */
export interface AccountServer {
  /** @throws `CODE_NEEDED`, like everything here but `signOut` */
  needFresh(): Promise<void>
  noteExport(): Promise<void>
  setRecovery(request: SetRecoveryRequest): Promise<void>
  removeRecovery(request: RemoveRecoveryRequest): Promise<void>
  signOut(): Promise<void>
  delete(request: DeleteAccountRequest): Promise<void>
}

export function createAccountServer(fetch: typeof globalThis.fetch): AccountServer {
  const { send } = createApi(fetch, () => ({}))
  const change = async (method: 'POST' | 'PUT', path: string, body: object) => {
    await send(`account/${path}`, { method, body })
  }
  return {
    needFresh: async () => {
      await send('account/fresh', {})
    },
    noteExport: () => change('POST', 'export', {}),
    setRecovery: body => change('PUT', 'recovery', body),
    removeRecovery: body => change('POST', 'recovery/remove', body),
    signOut: () => change('POST', 'sign-out', {}),
    delete: body => change('POST', 'delete', body),
  }
}
