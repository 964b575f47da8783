import { SAMPLE_PAIRING_URI_ID, SAMPLE_URI } from './sampleWallets'

export const SAMPLE_EMAIL_ID = 'sample-email'
export const SAMPLE_APPROVAL_ID = 'sample-approval'
export const SAMPLE_FARCASTER_URI_ID = 'sample-farcaster'
export const SAMPLE_FARCASTER_URI =
  'https://farcaster.example/~/siwf?channelToken=11111111-2222-3333-4444-555555555555'
export const SAMPLE_EMAIL = 'marisol@example.com'

/** Values in the secret store that the sample states refer to by id. */
export const sampleSecrets: Readonly<Record<string, unknown>> = {
  [SAMPLE_PAIRING_URI_ID]: SAMPLE_URI,
  [SAMPLE_EMAIL_ID]: SAMPLE_EMAIL,
  [SAMPLE_APPROVAL_ID]: true,
  [SAMPLE_FARCASTER_URI_ID]: SAMPLE_FARCASTER_URI,
}
