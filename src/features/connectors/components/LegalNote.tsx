import { Fragment } from 'react'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { newTab } from '../../../ui/newTab'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { selectLegalLinks } from '../../connections/connectionsSelectors'
import { ConnectNote } from './ConnectNote'

const PLACEHOLDER = /(\{\w+\})/

/** What connecting means agreeing to, naming only the documents there are. */
export function LegalNote() {
  const t = useTranslate()
  const { terms, privacy } = useModalSelector(selectLegalLinks)
  if (terms === null && privacy === null) return null
  const sentence =
    privacy === null
      ? t('connect.legalTermsOnly')
      : terms === null
        ? t('connect.legalPrivacyOnly')
        : t('connect.legal')
  const links: Readonly<Record<string, { href: string | null; label: string }>> = {
    '{terms}': { href: terms, label: t('connect.terms') },
    '{privacy}': { href: privacy, label: t('connect.privacy') },
  }
  return (
    <ConnectNote data-testid="wm-legal">
      {sentence.split(PLACEHOLDER).map((part, index) => {
        const link = links[part]
        if (!link || link.href === null) return <Fragment key={index}>{part}</Fragment>
        return (
          <a key={index} href={link.href} {...newTab}>
            {link.label}
            <VisuallyHidden>{t('common.newTabHint')}</VisuallyHidden>
          </a>
        )
      })}
    </ConnectNote>
  )
}
