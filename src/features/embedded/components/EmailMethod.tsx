import { textsOver } from '../../../store/textsOver'
import { useTranslate } from '../../../store/translation'
import { emailFieldTexts } from '../../../strings/en/emailFieldTexts'
import { Divider } from '../../../ui/layout/Divider'
import { EmailField } from './EmailField'

const WithTexts = textsOver(emailFieldTexts)

function Separator() {
  const t = useTranslate()
  return <Divider data-testid="w3m-email-login-or-separator">{t('email.or')}</Divider>
}

export interface EmailMethodProps {
  /** Where the wallets are: above it, below it, or nowhere. */
  readonly wallets: 'above' | 'below' | 'none'
}

/** Signing in by email as one of the ways in. */
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
