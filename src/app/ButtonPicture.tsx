import { Suspense } from 'react'
import type { HostPictureProps } from '../ui/host/HostPicture'
import { optionalPart } from '../ui/optionalPart'

const HostPicture = optionalPart(() =>
  import('../ui/host/HostPicture').then(module => module.HostPicture),
)

const PLACE = { inlineSize: 24, blockSize: 24 }

/** A button's picture, by code that pages without such a button do not carry; its place is kept meanwhile. */
export const ButtonPicture = (props: HostPictureProps) => (
  <Suspense fallback={<span style={PLACE} />}>
    <HostPicture {...props} />
  </Suspense>
)
