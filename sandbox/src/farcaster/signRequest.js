// @ts-check
import { createSiweMessage } from 'viem/siwe'
import { custodyAccountOf } from './people.js'

/**
 * Creates and signs the message of a Farcaster app for a site's request (FIP-11).
 *
 * @param {import('./startFarcaster.js').ChannelRequest} request
 * @param {{ userName: string, fid: number }} person
 */
export async function signRequest(request, { userName, fid }) {
  const account = custodyAccountOf(userName)
  const message = createSiweMessage({
    domain: request.domain,
    address: account.address,
    statement: 'Farcaster Auth',
    uri: request.siweUri,
    version: '1',
    chainId: 10,
    nonce: request.nonce,
    issuedAt: new Date(),
    ...(request.expirationTime !== undefined && {
      expirationTime: new Date(request.expirationTime),
    }),
    resources: [`farcaster://fid/${String(fid)}`],
  })
  return { message, signature: await account.signMessage({ message }) }
}
