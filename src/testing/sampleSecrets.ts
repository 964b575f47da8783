/** Every test store's secret store holds `SAMPLE_URI` under this id. */
export const SAMPLE_PAIRING_URI_ID = 'sample-code'
/** A pairing URI that no wallet answers. */
export const SAMPLE_URI =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=4102444800'
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
