import { ConnectNote } from './ConnectNote'
import { LegalLinks } from './LegalLinks'

/** What connecting means agreeing to, naming only the documents there are. */
export function LegalNote() {
  return (
    <ConnectNote data-testid="wm-legal">
      <LegalLinks
        both="connect.legal"
        termsOnly="connect.legalTermsOnly"
        privacyOnly="connect.legalPrivacyOnly"
      />
    </ConnectNote>
  )
}
