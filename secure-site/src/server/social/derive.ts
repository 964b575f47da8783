import { createHmac } from 'node:crypto'

/**
 * Secrets of one login, derived from its state, which the user's browser returns, and the server's
 * secret. None is stored, and neither input alone yields them.
 */
export interface VisitSecrets {
  /** PKCE; 43 characters of base64url. */
  readonly codeVerifier: string
  readonly nonce: string
  /** For the Farcaster message: letters and digits only. */
  readonly siwfNonce: string
}

export function deriveSecrets(secret: Buffer, state: string): VisitSecrets {
  const derive = (use: string) => createHmac('sha256', secret).update(`${use}\n${state}`)
  return {
    codeVerifier: derive('pkce').digest('base64url'),
    nonce: derive('nonce').digest('base64url'),
    siwfNonce: derive('siwf').digest('hex').slice(0, 32),
  }
}
