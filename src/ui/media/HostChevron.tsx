/** Says that a button of the page opens a list. By itself: pages without such a button do not carry it. */
export const HostChevron = () => (
  <svg className="wm-host-drawing wm-host-chevron" viewBox="0 0 20 20" aria-hidden="true">
    <path d="m5 7.75 5 5 5-5" />
  </svg>
)
