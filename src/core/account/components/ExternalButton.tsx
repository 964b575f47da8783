import { useTranslate } from '../../../store/translation'
import { Button, type ButtonTone } from '../../../ui/controls/Button'
import { iconExternal } from '../../../ui/media/icons'

interface ExternalButtonProps {
  readonly href: string
  readonly label: string
  readonly tone?: ButtonTone
  readonly 'data-testid': string
}

/** Button that opens a page in a new tab and announces that to screen readers. */
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
