import { createLazyComponent } from '../../../ui/layout/createLazyComponent'

/** A button's picture in its own chunk; its place is reserved meanwhile. */
export const ButtonPicture = /* @__PURE__ */ createLazyComponent(
  () => import('../../../ui/media/HostPicture').then(module => module.HostPicture),
  <span className="wm-host-wait" />,
)
