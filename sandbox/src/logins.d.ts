export {
  createFarcasterControl,
  createIdentityControl,
  IDENTITY_PROVIDERS,
  startFarcaster,
  startIdentity,
} from './index.js'
