import { ModalError } from '../ModalError'
import type { PermissionsRequest } from './permissions'

interface Capability {
  readonly supported: boolean
  readonly signerTypes: readonly string[]
  readonly permissionTypes: readonly string[]
  readonly policyTypes: readonly string[]
}

/**
 * Whether a wallet that lists what it can allow on a network can allow this.
 *
 * @throws {ModalError} `UNSUPPORTED_CAPABILITY` with what it cannot.
 */
export function checkCapability(
  { signer, permissions, policies }: PermissionsRequest,
  { supported, signerTypes, permissionTypes, policyTypes }: Capability,
): void {
  const lacking = [
    ...(supported ? [] : ['permissions']),
    ...missing('signer', [signer], signerTypes),
    ...missing('permission', permissions, permissionTypes),
    ...missing('policy', policies, policyTypes),
  ]
  if (lacking.length > 0) {
    throw new ModalError(
      'UNSUPPORTED_CAPABILITY',
      `The wallet doesn’t support ${lacking.join(', ')}`,
    )
  }
}

const missing = (
  kind: string,
  wanted: readonly { readonly type: string }[],
  known: readonly string[],
): string[] =>
  wanted.flatMap(({ type }) => (known.includes(type) ? [] : [`the ${kind} type ${type}`]))
