import { lazyPart } from '../../../ui/layout/lazyPart'

/** A button's picture in its own chunk; its place is reserved meanwhile. */
export const ButtonPicture = /* @__PURE__ */ lazyPart(
  () => import('../../../ui/media/HostPicture').then(module => module.HostPicture),
  <span className="wm-host-wait" />,
)
