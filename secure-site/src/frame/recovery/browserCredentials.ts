/** Undefined in a browser without WebAuthn, or in a page that is no secure context. */
export const browserCredentials = (): CredentialsContainer | undefined =>
  'PublicKeyCredential' in globalThis && 'credentials' in navigator
    ? navigator.credentials
    : undefined
