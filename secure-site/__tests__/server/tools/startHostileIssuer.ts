import { createServer } from 'node:http'
import { generateKeyPairSync, sign } from 'node:crypto'
import type { AddressInfo } from 'node:net'

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

export const ISSUER_CODE = 'code-canary-code-canary-code-canary'
export const ACCESS_TOKEN = 'access-canary-access-canary-access'

/** An issuer controlled by the test. Valid by default. */
export async function startHostileIssuer() {
  const [own, strangers] = [makeKeys(), makeKeys()]
  const script = {
    claims: {} as Record<string, unknown>,
    isSignedByStranger: false,
    algorithm: 'RS256',
    hasIdToken: true,
    nonce: '',
    idTokens: [] as string[],
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const answer = routes[pathname]
    request.resume()
    request.once('end', () => {
      if (!answer) {
        response.writeHead(404).end()
        return
      }
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer()))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`

  function makeIdToken(): string {
    const now = Math.floor(Date.now() / 1000)
    const head = base64url({ alg: script.algorithm, kid: 'own' })
    const body = base64url({
      iss: url,
      aud: 'site',
      sub: 'subject-1',
      iat: now,
      exp: now + 60,
      nonce: script.nonce,
      ...script.claims,
    })
    if (script.algorithm === 'none') return `${head}.${body}.`
    const { privateKey } = script.isSignedByStranger ? strangers : own
    const signature = sign('sha256', Buffer.from(`${head}.${body}`), privateKey)
    return `${head}.${body}.${signature.toString('base64url')}`
  }

  const routes: Readonly<Record<string, () => unknown>> = {
    '/.well-known/openid-configuration': () => ({
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({
      keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }],
    }),
    '/token': () => {
      const idToken = makeIdToken()
      script.idTokens.push(idToken)
      return {
        access_token: ACCESS_TOKEN,
        token_type: 'bearer',
        expires_in: 60,
        ...(script.hasIdToken && { id_token: idToken }),
      }
    },
  }

  return {
    url,
    script,
    /** The site's credentials here, for any provider with ID tokens. */
    client: { clientId: 'site', clientSecret: 'secret', endpoints: { issuer: url } },
    reset() {
      Object.assign(script, {
        claims: {},
        isSignedByStranger: false,
        algorithm: 'RS256',
        hasIdToken: true,
      })
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
