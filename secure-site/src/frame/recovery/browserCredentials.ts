/** Undefined in a browser without WebAuthn or outside a secure context. */
export const browserCredentials = (): CredentialsContainer | undefined =>
  'PublicKeyCredential' in globalThis && 'credentials' in navigator
    ? navigator.credentials
    : undefined
