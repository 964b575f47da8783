/**
 * The chevron of a page button that opens a list, in its own file so that pages without such a
 * button do not load it.
 */
export const HostChevron = () => (
  <svg className="wm-host-drawing wm-host-chevron" viewBox="0 0 20 20" aria-hidden="true">
    <path d="m5 7.75 5 5 5-5" />
  </svg>
)
