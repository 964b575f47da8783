import { lazyPart } from '../../../ui/layout/lazyPart'

/** A button's picture, by code that pages without such a button do not carry, nor this call; its place is kept meanwhile, as for a spinner. */
export const ButtonPicture = /* @__PURE__ */ lazyPart(
  () => import('../../../ui/media/HostPicture').then(module => module.HostPicture),
  <span className="wm-host-wait" />,
)
