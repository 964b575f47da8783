import { optionalPart } from '../ui/optionalPart'

/** A button's picture, by code that pages without such a button do not carry; its place is kept meanwhile. */
export const ButtonPicture = optionalPart(
  () => import('../ui/host/HostPicture').then(module => module.HostPicture),
  <span style={{ inlineSize: 24, blockSize: 24 }} />,
)
