const SCHEME = /^[a-z][a-z0-9+.-]*$/i
/** Schemes of the browser, the system or other apps; never a wallet's, even if listed. */
const NOT_A_WALLET =
  /^(?:https?|wss?|ftps?|sftp|ssh|telnet|ldap|mailto|tel|sms|smsto|facetime|market|itms.*|ms-.*|search-ms|shell|steam|chrome.*|edge|moz-.*|resource|jar|view-source|data|blob|javascript|vbscript|file|filesystem|about|intent|android-app)$/i

/** Whether a scheme, without its colon, may be one that a wallet registered. */
export const isWalletScheme = (scheme: string): boolean =>
  SCHEME.test(scheme) && !NOT_A_WALLET.test(scheme)
