import { useInsertionEffect, useState } from 'react'
import { createLazyComponent } from '../layout/createLazyComponent'
import { hueStyle, type Hues } from './hueStyle'
import { adoptStyles } from '../controls/adoptStyles'
import { pictureSheet } from './pictureSheet'

export interface HostPictureProps {
  /** Image URL; without one, or when it fails to load, the letter or the hues show. */
  readonly src?: string | null | undefined
  readonly letter?: string
  /** A network, shown by its picture, mark or letter. */
  readonly network?: {
    readonly name: string
    readonly imageUrl?: string | undefined
    readonly caipNetworkId: string
  }
  /** Round, derived from an address. */
  readonly hues?: Hues
  /** For browsers without constructable style sheets. */
  readonly nonce?: string | undefined
}

const HostMark = createLazyComponent(() => import('./HostMark').then(module => module.HostMark))

/** The 24-px picture in a button of the host's page. */
export function HostPicture({
  network,
  src = network?.imageUrl,
  letter = network?.name ?? '',
  hues,
  nonce,
}: HostPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  useInsertionEffect(() => adoptStyles(document, pictureSheet, nonce), [nonce])
  const isShown = src !== null && src !== undefined && src !== failed
  const first = [...letter].slice(0, 1).join('').toUpperCase()
  return (
    <span
      className="wm-host-picture"
      data-round={hues ? '' : undefined}
      style={hues && hueStyle(hues)}
      aria-hidden="true"
    >
      {isShown ? (
        <img src={src} alt="" onError={() => setFailed(src)} />
      ) : network ? (
        <HostMark caipNetworkId={network.caipNetworkId}>{first}</HostMark>
      ) : (
        !hues && first
      )}
    </span>
  )
}
