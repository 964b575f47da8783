import type { SocialProvider } from '../../../domain/socials'

const LETTERS: Readonly<Record<SocialProvider, string>> = {
  google: 'G',
  x: 'X',
  farcaster: 'F',
  discord: 'D',
  apple: 'A',
  github: 'H',
  facebook: 'f',
}

interface SocialMarkProps {
  readonly provider: SocialProvider
  /** px */
  readonly size?: number
}

/** A provider's mark in the text colour. Decorative: the parent provides the name. */
export function SocialMark({ provider, size = 20 }: SocialMarkProps) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" data-wm-part="icon">
      <text
        x="10"
        y="15.2"
        textAnchor="middle"
        fontSize="15"
        fontWeight="600"
        fontFamily="inherit"
        fill="currentColor"
      >
        {LETTERS[provider]}
      </text>
    </svg>
  )
}
