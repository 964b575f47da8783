import { textsOver } from '../../../store/textsOver'
import { legalTexts } from '../../../strings/en/legalTexts'
import { ConnectNote } from './ConnectNote'
import { LegalLinks } from './LegalLinks'

const WithTexts = textsOver(legalTexts)

/** What connecting means agreeing to, naming only the documents there are. */
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
