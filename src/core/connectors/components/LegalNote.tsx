import { createTextsProvider } from '../../../store/createTextsProvider'
import { legalTexts } from '../../../strings/en/legalTexts'
import { ConnectNote } from './ConnectNote'
import { LegalLinks } from './LegalLinks'

const WithTexts = createTextsProvider(legalTexts)

/** Names the legal documents that the user accepts by connecting. */
export function LegalNote() {
  return (
    <ConnectNote data-testid="wm-legal">
      <WithTexts>
        <LegalLinks
          both="connect.legal"
          termsOnly="connect.legalTermsOnly"
          privacyOnly="connect.legalPrivacyOnly"
        />
      </WithTexts>
    </ConnectNote>
  )
}
