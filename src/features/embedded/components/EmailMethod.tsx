import type { EmailMethodProps } from '../../../core/parts'
import { createTextsProvider } from '../../../store/createTextsProvider'
import { useTranslate } from '../../../store/translation'
import { emailFieldTexts } from '../../../strings/en/emailFieldTexts'
import { Divider } from '../../../ui/layout/Divider'
import { EmailField } from './EmailField'

const WithTexts = createTextsProvider(emailFieldTexts)

function Separator() {
  const t = useTranslate()
  return <Divider data-testid="w3m-email-login-or-separator">{t('email.or')}</Divider>
}

/** Email sign-in on the connect view. */
export function EmailMethod({ wallets }: EmailMethodProps) {
  return (
    <WithTexts>
      {wallets === 'above' && <Separator />}
      <div data-testid="w3m-email-login-widget">
        <EmailField />
      </div>
      {wallets === 'below' && <Separator />}
    </WithTexts>
  )
}
