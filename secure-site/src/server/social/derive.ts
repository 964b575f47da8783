import { createHmac } from 'node:crypto'

/**
 * What a visit to a provider needs beside its state. It is made of the state, which the visitor's browser brings back, and the
 * server's secret: nothing of it has to be stored, and neither of the two alone gives it.
 */
export interface VisitSecrets {
  /** PKCE; 43 characters of base64url. */
  readonly codeVerifier: string
  readonly nonce: string
  /** Of a Farcaster message: letters and digits only. */
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
