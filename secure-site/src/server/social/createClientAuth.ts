import { createPrivateKey, sign } from 'node:crypto'
import type { ClientAuth } from 'openid-client'
import type { AppleKey, SocialClient } from './socialOptions'

const LIFE_S = 300
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Apple's client secret is a JWT signed with the operator's key. */
function makeAppleSecret(clientId: string, { teamId, keyId, privateKey }: AppleKey): string {
  const now = Math.floor(Date.now() / 1000)
  const head = base64url({ alg: 'ES256', kid: keyId })
  const body = base64url({
    iss: teamId,
    iat: now,
    exp: now + LIFE_S,
    aud: 'https://appleid.apple.com',
    sub: clientId,
  })
  const key = createPrivateKey(privateKey)
  const signature = sign('sha256', Buffer.from(`${head}.${body}`), {
    key,
    dsaEncoding: 'ieee-p1363',
  })
  return `${head}.${body}.${signature.toString('base64url')}`
}

/** Authenticates the site at a token endpoint. */
export function createClientAuth(own: SocialClient, way: 'post' | 'basic'): ClientAuth {
  const { clientId, clientSecret, signingKey } = own
  const secret = () => (signingKey ? makeAppleSecret(clientId, signingKey) : (clientSecret ?? ''))
  return (_server, _client, body, headers) => {
    if (way === 'post') {
      body.set('client_id', clientId)
      body.set('client_secret', secret())
      return
    }
    // Omits the percent-encoding of RFC 6749: X expects id and secret verbatim.
    const pair = Buffer.from(`${clientId}:${secret()}`).toString('base64')
    headers.set('authorization', `Basic ${pair}`)
  }
}
