import { IconButton } from './IconButton'
import { Link } from './Link'
import type { ElementProps } from '../layout/ElementProps'
import { iconCheck } from '../media/firstIcons'
import { iconCopy } from '../media/icons'

export interface CopyButtonProps extends ElementProps {
  readonly label: string
  /** Replaces the label after the copy. */
  readonly copiedLabel: string
  readonly copied: boolean
  readonly onPress: () => void
  /** A 28-px icon without a visible label. */
  readonly compact?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly 'data-testid'?: string | undefined
}

/** Requests a copy and shows that it succeeded; the caller does the copying. */
export function CopyButton({
  label,
  copiedLabel,
  copied,
  compact = false,
  ...rest
}: CopyButtonProps) {
  const words = copied ? copiedLabel : label
  const icon = copied ? iconCheck : iconCopy
  return compact ? (
    <IconButton small icon={icon} label={words} {...rest} />
  ) : (
    <Link icon={icon} {...rest}>
      {words}
    </Link>
  )
}
