import { useTranslate } from '../../../store/translation'
import { Button, type ButtonTone } from '../../../ui/controls/Button'
import { iconExternal } from '../../../ui/media/icons'

interface ExternalButtonProps {
  readonly href: string
  readonly label: string
  readonly tone?: ButtonTone
  readonly 'data-testid': string
}

/** The way to another page, in a new tab; a screen reader says so. */
export function ExternalButton({ href, label, tone, 'data-testid': testId }: ExternalButtonProps) {
  const t = useTranslate()
  return (
    <Button
      tone={tone}
      block
      icon={iconExternal}
      href={href}
      aria-label={t('common.opensNewTab', { label })}
      data-testid={testId}
    >
      {label}
    </Button>
  )
}
