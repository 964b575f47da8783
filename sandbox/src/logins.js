// @ts-check
/** The providers that people sign in with, apart from the rest: a test of the secure site needs no chains. */
export { createFarcasterControl } from './farcaster/createFarcasterControl.js'
export { startFarcaster } from './farcaster/startFarcaster.js'
export { createIdentityControl } from './identity/createIdentityControl.js'
export { IDENTITY_PROVIDERS } from './identity/people.js'
export { startIdentity } from './identity/startIdentity.js'
