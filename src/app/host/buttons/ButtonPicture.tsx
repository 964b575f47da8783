import { lazyPart } from '../../../ui/layout/lazyPart'

/** A button's picture, by code that pages without such a button do not carry; its place is kept meanwhile, as for a spinner. */
export const ButtonPicture = lazyPart(
  () => import('../../../ui/media/HostPicture').then(module => module.HostPicture),
  <span className="wm-host-wait" />,
)
