import { raceAbort } from '../../shared/raceAbort'
import { readField } from '../../shared/readField'
import type { CapturedProvider } from './captureProvider'

/** Revokes the account permission if possible. Never rejects: disconnecting must work (P13). */
export async function revokePermission(
  provider: CapturedProvider,
  signal: AbortSignal,
): Promise<void> {
  const ask = (method: string, params?: readonly unknown[]) =>
    raceAbort(() => provider.request(method, params), signal)
  try {
    const permissions = await ask('wallet_getPermissions')
    const isPermitted =
      Array.isArray(permissions) &&
      permissions.some(permission => readField(permission, 'parentCapability') === 'eth_accounts')
    if (isPermitted) await ask('wallet_revokePermissions', [{ eth_accounts: {} }])
  } catch {
    return // many wallets do not support this, and some never answer
  }
}
