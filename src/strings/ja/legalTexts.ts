import type { legalTexts as english } from '../en/legalTexts'
import type { Translation } from '../language'

export const legalTexts: Translation<typeof english> = {
  'connect.consent': '{terms}と{privacy}に同意します。',
  'connect.consentTermsOnly': '{terms}に同意します。',
  'connect.consentPrivacyOnly': '{privacy}に同意します。',
  'connect.consentFirst': '先に上のチェックボックスをオンにしてください。',
  'connect.legal': '接続すると、{terms}と{privacy}に同意したことになります。',
  'connect.legalTermsOnly': '接続すると、{terms}に同意したことになります。',
  'connect.legalPrivacyOnly': '接続すると、{privacy}に同意したことになります。',
  'connect.terms': '利用規約',
  'connect.privacy': 'プライバシーポリシー',
}
