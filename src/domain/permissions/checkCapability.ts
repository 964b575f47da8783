import { ModalError } from '../ModalError'
import type { PermissionsRequest } from './permissions'

interface Capability {
  readonly supported: boolean
  readonly signerTypes: readonly string[]
  readonly permissionTypes: readonly string[]
  readonly policyTypes: readonly string[]
}

/**
 * Checks a request against what the wallet reports that it can grant on a network.
 *
 * @throws {ModalError} `UNSUPPORTED_CAPABILITY` with everything that the wallet doesn't support.
 */
export function checkCapability(
  { signer, permissions, policies }: PermissionsRequest,
  { supported, signerTypes, permissionTypes, policyTypes }: Capability,
): void {
  const lacking = [
    ...(supported ? [] : ['permissions']),
    ...listMissing('signer', [signer], signerTypes),
    ...listMissing('permission', permissions, permissionTypes),
    ...listMissing('policy', policies, policyTypes),
  ]
  if (lacking.length > 0) {
    throw new ModalError(
      'UNSUPPORTED_CAPABILITY',
      `The wallet doesn’t support ${lacking.join(', ')}`,
    )
  }
}

const listMissing = (
  kind: string,
  wanted: readonly { readonly type: string }[],
  known: readonly string[],
): string[] =>
  wanted.flatMap(({ type }) => (known.includes(type) ? [] : [`the ${kind} type ${type}`]))
