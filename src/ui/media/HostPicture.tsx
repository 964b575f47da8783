import { useInsertionEffect, useState } from 'react'
import { hueStyle, type Hues } from './hueStyle'
import { adoptStyles } from '../controls/adoptStyles'
import { pictureSheet } from './pictureSheet'

export interface HostPictureProps {
  /** A picture's address; while there is none, or it does not load, the letter or the hues show. */
  readonly src?: string | null | undefined
  readonly letter?: string
  /** Round, and drawn from an address. */
  readonly hues?: Hues
  /** For browsers without constructable style sheets. */
  readonly nonce?: string | undefined
}

/** The 24-px picture in a button of the host's page. */
export function HostPicture({ src, letter = '', hues, nonce }: HostPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  useInsertionEffect(() => adoptStyles(document, pictureSheet, nonce), [nonce])
  const isShown = src !== null && src !== undefined && src !== failed
  return (
    <span
      className="wm-host-picture"
      data-round={hues ? '' : undefined}
      style={hues && hueStyle(hues)}
      aria-hidden="true"
    >
      {isShown ? (
        <img src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        !hues && [...letter].slice(0, 1).join('').toUpperCase()
      )}
    </span>
  )
}
