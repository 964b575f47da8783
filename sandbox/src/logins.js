// @ts-check
/** The login providers in a separate entry: the secure site's tests need no chains. */
export { createFarcasterControl } from './farcaster/createFarcasterControl.js'
export { startFarcaster } from './farcaster/startFarcaster.js'
export { createIdentityControl } from './identity/createIdentityControl.js'
export { IDENTITY_PROVIDERS } from './identity/people.js'
export { startIdentity } from './identity/startIdentity.js'
