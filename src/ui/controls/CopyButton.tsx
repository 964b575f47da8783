import { IconButton } from './IconButton'
import { Link } from './Link'
import type { ElementProps } from '../layout/ElementProps'
import { iconCheck } from '../media/firstIcons'
import { iconCopy } from '../media/icons'

export interface CopyButtonProps extends ElementProps {
  readonly label: string
  /** Takes the label's place after the copy. */
  readonly copiedLabel: string
  readonly copied: boolean
  readonly onPress: () => void
  /** A picture of 28 px without words. */
  readonly compact?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly 'data-testid'?: string | undefined
}

/** Asks for a copy and shows that it was made; copying itself is done elsewhere. */
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
